import LabDomain
import Observation

/// The view model as its view sees it: what it may read, then every entry.
protocol TemplateActions: AnyObject, Sendable {
  var form: TemplateForm { get }
  var isSaving: Bool { get }
  var canSave: Bool { get }

  func changeName(_ name: String)
  func changeHandle(_ handle: String)
  func save() async
}

@Observable
final class TemplateViewModel: TemplateActions {
  private(set) var form: TemplateForm
  private(set) var isSaving = false
  private var profile: Profile
  private let useCases: UseCases

  init(_ profile: Profile, useCases: UseCases) {
    (self.profile, self.useCases) = (profile, useCases)
    form = TemplateForm(profile)
  }

  var canSave: Bool { form.edited(profile) != nil && !isSaving }

  func changeName(_ name: String) { form.name = name }
  func changeHandle(_ handle: String) { form.handle = handle }

  func save() async {
    guard let edited = form.edited(profile), !isSaving else { return }
    isSaving = true
    do { profile = try await useCases.saveProfile(edited) } catch { form.failure = error }
    isSaving = false
  }
}
