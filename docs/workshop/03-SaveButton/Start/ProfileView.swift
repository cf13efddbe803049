import LabComponents
import LabDomain
import StageUI

struct ProfileView: View {
  @State var form: EditForm
  let repository: any ProfileRepository

  var body: some View {
    Form {
      TextField("Name", text: $form.name)
      ChoiceSection("Partner distance", PartnerDistance.allCases, chosen: form.distance) {
        form.distance = $0
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
