import LabDomain
import StageUI

struct ProfileView: View {
  let intent: ProfileIntent
  let model: ProfileModel

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
    let container = ProfileContainer(profile, save: save)
    return ProfileView(intent: container.intent, model: container.model)
  }
}
