import LabDomain
import StageUI

struct ProfileView: View {
  let container: ProfileContainer

  private var intent: ProfileIntent { container.intent }
  private var model: ProfileModel { container.model }

  var body: some View {
    TextField("Name", text: Binding(get: { model.name }, set: { intent.nameChanged($0) }))
    if let error = model.error { Text("! \(error.message)") }
    Button(model.isSaving ? "Saving…" : "Save") { intent.saveTapped(model.edited) }
      .disabled(!model.canSave)
  }
}

extension ProfileView {
  /// Creates the screen with the objects behind it.
  static func make(
    _ profile: Profile, save: @escaping (Profile) async throws(DomainError) -> Profile
  ) -> ProfileView {
    ProfileView(container: ProfileContainer(profile, save: save))
  }
}
