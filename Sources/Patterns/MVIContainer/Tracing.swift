import Contract
import Domain
import StageUI
import Trace

extension Pattern: TraceablePattern {
  package func feed(_ environment: AppEnvironment, tracedBy recorder: Recorder) -> any View {
    let model = FeedModel()
    recorder.watch(model, \.phase, as: "phase")
    recorder.watch(model, \.posts, as: "posts")
    recorder.watch(model, \.paging, as: "paging")
    recorder.watch(model, \.found, as: "found")
    recorder.watch(model, \.isLikedOnly, as: "isLikedOnly")
    recorder.watch(model, \.query, as: "query")
    recorder.watch(model, \.notice, as: "notice")
    recorder.watch(model, \.message, as: "message")
    recorder.watch(model, \.isPublishing, as: "isPublishing")
    recorder.watch(model, \.draft, as: "draft")
    recorder.watch(model, \.canPublish, as: "canPublish")
    let intent = FeedIntent(model: model, environment: environment)
    return FeedView(container: Container(intent: TracedFeedIntent(intent), model: model))
  }

  package func profile(
    _ id: Profile.ID, _ environment: AppEnvironment, tracedBy recorder: Recorder
  ) -> any View {
    let model = ProfileModel()
    recorder.watch(model, \.phase, as: "phase")
    recorder.watch(model, \.profile, as: "profile")
    recorder.watch(model, \.nameProblem, as: "nameProblem")
    recorder.watch(model, \.distance, as: "distance")
    recorder.watch(model, \.isSaving, as: "isSaving")
    recorder.watch(model, \.notice, as: "notice")
    recorder.watch(model, \.isAskingToDiscard, as: "isAskingToDiscard")
    recorder.watch(model, \.name, as: "name")
    recorder.watch(model, \.canSave, as: "canSave")
    let intent = ProfileIntent(id: id, model: model, environment: environment)
    return ProfileView(container: Container(intent: TracedProfileIntent(intent), model: model))
  }
}

extension FeedModel: TracedObject {}
extension ProfileModel: TracedObject {}

/// Names every intent on its way to the object that carries it out.
final class TracedFeedIntent: FeedIntentProtocol {
  private let base: any FeedIntentProtocol

  init(_ base: any FeedIntentProtocol) {
    self.base = base
  }

  func appeared() { Cause.action("appeared") { base.appeared() } }
  func retryTapped() { Cause.action("retryTapped") { base.retryTapped() } }
  func endReached() { Cause.action("endReached") { base.endReached() } }
  func pageRetryTapped() { Cause.action("pageRetryTapped") { base.pageRetryTapped() } }
  func refreshPulled() async { await Cause.action("refreshPulled") { await base.refreshPulled() } }
  func likeTapped(_ id: Post.ID) { Cause.action("likeTapped", id) { base.likeTapped(id) } }
  func draftChanged(_ draft: String) {
    Cause.action("draftChanged", draft) { base.draftChanged(draft) }
  }
  func publishTapped() { Cause.action("publishTapped") { base.publishTapped() } }
  func authorTapped(_ id: User.ID) {
    Cause.action("authorTapped", id) { base.authorTapped(id) }
  }
  func queryChanged(_ query: String) {
    Cause.action("queryChanged", query) { base.queryChanged(query) }
  }
  func likedOnlyChanged(_ isLikedOnly: Bool) {
    Cause.action("likedOnlyChanged", isLikedOnly) { base.likedOnlyChanged(isLikedOnly) }
  }
  func noticeDismissed() { Cause.action("noticeDismissed") { base.noticeDismissed() } }
  func messageDismissed() { Cause.action("messageDismissed") { base.messageDismissed() } }
  func disappeared() { Cause.action("disappeared") { base.disappeared() } }
}

/// Names every intent on its way to the object that carries it out.
final class TracedProfileIntent: ProfileIntentProtocol {
  private let base: any ProfileIntentProtocol

  init(_ base: any ProfileIntentProtocol) {
    self.base = base
  }

  func appeared() { Cause.action("appeared") { base.appeared() } }
  func retryTapped() { Cause.action("retryTapped") { base.retryTapped() } }
  func nameChanged(_ name: String) {
    Cause.action("nameChanged", name) { base.nameChanged(name) }
  }
  func distanceChosen(_ distance: PartnerDistance) {
    Cause.action("distanceChosen", distance) { base.distanceChosen(distance) }
  }
  func saveTapped() { Cause.action("saveTapped") { base.saveTapped() } }
  func backTapped() { Cause.action("backTapped") { base.backTapped() } }
  func discardTapped() { Cause.action("discardTapped") { base.discardTapped() } }
  func discardQuestionClosed() {
    Cause.action("discardQuestionClosed") { base.discardQuestionClosed() }
  }
  func noticeDismissed() { Cause.action("noticeDismissed") { base.noticeDismissed() } }
  func disappeared() { Cause.action("disappeared") { base.disappeared() } }
}
