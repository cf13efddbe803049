import LabComponents
import StageUI

struct ProfileView: View {
  let store: ProfileStore

  var body: some View {
    Form {
      NameField(
        name: Binding(get: { store.name }, set: { store.send(.nameChanged($0)) }),
        problem: store.nameProblem)
      Text("Others see: \(store.name)")
    }
  }
}
