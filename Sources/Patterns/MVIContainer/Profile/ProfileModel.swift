import LabDomain
import LabTracepoints
import Observation

@Observable
package final class ProfileModel: ProfileModelState, TracedObject {
  package private(set) var phase = LoadPhase.loading
  package private(set) var profile: Profile?
  package private(set) var posts: Posts = []
  package private(set) var nameProblem: NameProblem?
  package private(set) var distance: PartnerDistance?
  package private(set) var isSaving = false
  package private(set) var notice: Notice?
  package private(set) var isAskingToDiscard = false
  package private(set) var name = ""

  package var canSave: Bool {
    edited != nil && !isSaving && nameProblem?.forbidsSaving != true
  }

  package var edited: Profile? {
    profile?.edited(name: name, distance: distance)
  }

  package init() {}
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
    change(name: profile.username)
    distance = profile.partnerDistance
    phase = .loaded
  }

  package func displayLike(_ like: LikeChange) {
    posts.setLiked(like.isLiked, like.id)
  }

  package func update(to newer: Profile) {
    guard let profile, newer != profile else { return }
    if profile.isShown(as: name) { change(name: newer.username) }
    if distance == profile.partnerDistance { distance = newer.partnerDistance }
    self.profile = newer
  }

  package func change(name: String) {
    (self.name, nameProblem) = NameRule.accept(name)
  }

  package func choose(_ distance: PartnerDistance) {
    self.distance = distance
  }

  package func displaySaving() {
    isSaving = true
  }

  package func displaySaved(_ profile: Profile) {
    self.profile = profile
  }

  package func displayNameTaken() {
    nameProblem = .taken
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
