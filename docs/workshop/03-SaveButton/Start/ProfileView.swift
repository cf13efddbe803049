import LabComponents
import LabDomain
import StageUI

struct ProfileView: View {
  @State var form: EditForm
  let repository: any ProfileRepository

  var body: some View {
    Form {
      TextField("Name", text: $form.name)
      ForEach(PartnerDistance.allCases) { distance in
        DistanceRow(distance: distance, isChosen: distance == form.distance) {
          form.distance = distance
        }
      }
      Button("Save") { Task { await save() } }
        .disabled(!form.canSave)
    }
    .disabled(form.isSaving)
  }

  private func save() async {
    guard let edited = form.startSaving() else { return }
    do {
      form.finishSaving(try await repository.save(edited))
    } catch {
      form.failSaving()
    }
  }
}
