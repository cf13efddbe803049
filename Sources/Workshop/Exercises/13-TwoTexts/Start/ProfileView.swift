import LabComponents
import StageUI

struct ProfileView: View {
  let store: ProfileStore
  @State private var draft = ""

  var body: some View {
    Form {
      NameField(name: $draft, problem: store.nameProblem)
      Text("Others see: \(store.name)")
    }
    .onAppear { draft = store.name }
    .onChange(of: draft) { store.send(.nameChanged(draft)) }
  }
}
