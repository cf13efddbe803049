import Contract
import Domain
import MVIContainer
import StageUI
import Trace
import Tracepoints

extension MVIContainer.Pattern: TraceablePattern {
  package func feed(_ environment: AppEnvironment, tracedBy recorder: Recorder) -> any View {
    let model = FeedModel()
    recorder.watch(model) { fields in
      fields.value(\.phase, "phase")
      fields.count(\.posts, "posts")
      fields.value(\.paging, "paging")
      fields.count(\.found, "found") { $0?.posts }
      fields.value(\.isLikedOnly, "isLikedOnly")
      fields.value(\.query, "query")
      fields.value(\.notice, "notice")
      fields.value(\.message, "message")
      fields.value(\.isPublishing, "isPublishing")
      fields.value(\.draft, "draft")
    }
    let intent = FeedIntent(model: model, environment: environment)
    return FeedView(container: Container(intent: TracedFeedIntent(intent), model: model))
  }

  package func profile(
    _ id: Profile.ID, _ environment: AppEnvironment, tracedBy recorder: Recorder
  ) -> any View {
    let model = ProfileModel()
    recorder.watch(model) { fields in
      fields.value(\.phase, "phase")
      fields.value(\.profile, "profile.username") { $0?.username }
      fields.value(\.nameProblem, "nameProblem")
      fields.value(\.distance, "distance")
      fields.value(\.isSaving, "isSaving")
      fields.value(\.notice, "notice")
      fields.value(\.isAskingToDiscard, "isAskingToDiscard")
      fields.value(\.name, "name")
    }
    let intent = ProfileIntent(id: id, model: model, environment: environment)
    return ProfileView(container: Container(intent: TracedProfileIntent(intent), model: model))
  }
}

/// Names every call of the intent.
private final class TracedFeedIntent: FeedIntentProtocol {
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
  func authorTapped(_ author: User.ID) {
    Cause.action("authorTapped", author) { base.authorTapped(author) }
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

private final class TracedProfileIntent: ProfileIntentProtocol {
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
