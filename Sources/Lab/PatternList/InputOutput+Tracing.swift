import Contract
import Domain
import InputOutput
import StageUI
import Trace
import Tracepoints

extension InputOutput.Pattern: TraceablePattern {
  package func feed(_ environment: AppEnvironment, tracedBy recorder: Recorder) -> any View {
    let viewModel = FeedViewModel(environment: environment)
    recorder.watch(outputsOf: viewModel)
    return FeedView(input: TracedFeedInput(viewModel), output: viewModel)
  }

  package func profile(
    _ id: Profile.ID, _ environment: AppEnvironment, tracedBy recorder: Recorder
  ) -> any View {
    let viewModel = ProfileViewModel(id: id, environment: environment)
    recorder.watch(outputsOf: viewModel)
    return ProfileView(input: TracedProfileInput(viewModel), output: viewModel)
  }
}

extension Recorder {
  /// Watches every relay of a view model, found by reflection because no other module may reach one.
  fileprivate func watch(outputsOf viewModel: AnyObject) {
    for child in Mirror(reflecting: viewModel).children {
      guard let label = child.label, label.hasSuffix("Relay") else { continue }
      let name = String(label.dropLast("Relay".count))
      switch child.value {
      case let posts as Relay<[Post]>: watch(posts) { $0.count(\.value, name) }
      case let relay as any EquatableRelay: relay.watch(as: name, by: self)
      default: assertionFailure("\(label) is not Equatable, so its changes are not recorded")
      }
    }
  }
}

private protocol EquatableRelay {
  func watch(as name: String, by recorder: Recorder)
}

extension Relay: EquatableRelay where Value: Equatable {
  fileprivate func watch(as name: String, by recorder: Recorder) {
    recorder.watch(self) { $0.value(\.value, name) }
  }
}

/// Names every input.
private final class TracedFeedInput: FeedInput {
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

private final class TracedProfileInput: ProfileInput {
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
