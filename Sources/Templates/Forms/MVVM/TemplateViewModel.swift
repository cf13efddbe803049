import LabDomain
import Observation

@Observable
final class TemplateViewModel {
  var form: TemplateForm
  private(set) var isSaving = false
  private var profile: Profile
  private let useCases: UseCases

  init(_ profile: Profile, useCases: UseCases) {
    (self.profile, self.useCases) = (profile, useCases)
    form = TemplateForm(profile)
  }

  var canSave: Bool { form.edited(profile) != nil && !isSaving }

  func save() async {
    guard let edited = form.edited(profile), !isSaving else { return }
    isSaving = true
    do { profile = try await useCases.saveProfile(edited) } catch { form.failure = error }
    isSaving = false
  }
}
