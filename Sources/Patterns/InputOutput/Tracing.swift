import Contract
import Domain
import StageUI
import Trace

extension Pattern: TraceablePattern {
  package func feed(_ environment: AppEnvironment, tracedBy recorder: Recorder) -> any View {
    let viewModel = FeedViewModel(environment: environment)
    recorder.watch(viewModel.phaseRelay, \.value, as: "phase", in: "value")
    recorder.watch(viewModel.postsRelay, \.value, as: "posts", in: "value")
    recorder.watch(viewModel.pagingRelay, \.value, as: "paging", in: "value")
    recorder.watch(viewModel.isNarrowedRelay, \.value, as: "isNarrowed", in: "value")
    recorder.watch(viewModel.isLikedOnlyRelay, \.value, as: "isLikedOnly", in: "value")
    recorder.watch(viewModel.queryRelay, \.value, as: "query", in: "value")
    recorder.watch(viewModel.noticeRelay, \.value, as: "notice", in: "value")
    recorder.watch(viewModel.messageRelay, \.value, as: "message", in: "value")
    recorder.watch(viewModel.isPublishingRelay, \.value, as: "isPublishing", in: "value")
    recorder.watch(viewModel.draftRelay, \.value, as: "draft", in: "value")
    recorder.watch(viewModel.canPublishRelay, \.value, as: "canPublish", in: "value")
    return FeedView(input: TracedFeedInput(viewModel), output: viewModel)
  }

  package func profile(
    _ id: Profile.ID, _ environment: AppEnvironment, tracedBy recorder: Recorder
  ) -> any View {
    let viewModel = ProfileViewModel(id: id, environment: environment)
    recorder.watch(viewModel.phaseRelay, \.value, as: "phase", in: "value")
    recorder.watch(viewModel.profileRelay, \.value, as: "profile", in: "value")
    recorder.watch(viewModel.nameProblemRelay, \.value, as: "nameProblem", in: "value")
    recorder.watch(viewModel.distanceRelay, \.value, as: "distance", in: "value")
    recorder.watch(viewModel.isSavingRelay, \.value, as: "isSaving", in: "value")
    recorder.watch(viewModel.noticeRelay, \.value, as: "notice", in: "value")
    recorder.watch(viewModel.isAskingToDiscardRelay, \.value, as: "isAskingToDiscard", in: "value")
    recorder.watch(viewModel.nameRelay, \.value, as: "name", in: "value")
    recorder.watch(viewModel.canSaveRelay, \.value, as: "canSave", in: "value")
    return ProfileView(input: TracedProfileInput(viewModel), output: viewModel)
  }
}

extension Relay: TracedObject {}

/// Names every input on its way to the view model.
final class TracedFeedInput: FeedInput {
  private let base: any FeedInput

  init(_ base: any FeedInput) {
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

/// Names every input on its way to the view model.
final class TracedProfileInput: ProfileInput {
  private let base: any ProfileInput

  init(_ base: any ProfileInput) {
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
