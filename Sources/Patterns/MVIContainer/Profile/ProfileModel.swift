import LabDomain
import LabTracepoints
import Observation

@Observable
package final class ProfileModel: ProfileModelState, TracedObject {
  package let name: String?
  package private(set) var phase = LoadPhase.loading
  package private(set) var profile: Profile?
  package private(set) var posts: Posts = []
  package private(set) var form = ProfileForm()
  package private(set) var focus: ProfileForm.Field?
  package private(set) var isSaving = false
  package private(set) var notice: Notice?
  package private(set) var isAskingToDiscard = false

  package var canSave: Bool {
    edited != nil && !isSaving && form.isValid
  }

  package var edited: Profile? {
    form.edited(profile)
  }

  package var handleToCheck: String? {
    HandleRule.toCheck(form.handle, of: profile)
  }

  package init(name: String? = nil) {
    self.name = name
  }
}

extension ProfileModel: ProfileModelActions {
  package func displayLoading() {
    phase = .loading
  }

  package func displayError(_ error: DomainError) {
    phase = .failed(error)
  }

  package func display(_ profile: Profile, posts: [Post]) {
    self.profile = profile
    self.posts = Posts(posts)
    form = ProfileForm(profile)
    phase = .loaded
  }

  package func displayLike(_ like: LikeChange) {
    posts.setLiked(like.isLiked, like.id)
  }

  package func update(to newer: Profile) {
    guard let profile, newer != profile else { return }
    self.profile = newer
    form.update(from: profile, to: newer)
  }

  package func change<Value>(_ field: WritableKeyPath<ProfileForm, Value>, to value: Value) {
    form[keyPath: field] = value
    focus = nil
  }

  package func displayProblems() {
    form.check()
    focus = form.firstInvalid
  }

  package func displaySaving() {
    isSaving = true
  }

  package func displaySaved(_ profile: Profile) {
    self.profile = profile
  }

  package func displayTaken(handle: String) {
    form.rejectHandle(handle)
  }

  package func displayTaken(_ field: ProfileForm.Field) {
    form.reject(field)
  }

  package func endSaving() {
    isSaving = false
  }

  package func displayDiscardQuestion() {
    isAskingToDiscard = true
  }

  package func hideDiscardQuestion() {
    isAskingToDiscard = false
  }

  package func displayAlert(_ failure: Notice.Failure, _ error: DomainError) {
    notice = Notice(failure, error) ?? notice
  }

  package func hideAlert() {
    notice = nil
  }
}
