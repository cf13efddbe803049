import LabContract
import LabDomain
import LabTrace
import MVIReactor
import StageUI

extension MVIReactor.Pattern: TraceablePattern {
  package func feed(_ environment: AppEnvironment, tracedBy recorder: Recorder) -> any View {
    let reactor = FeedReactor(environment: environment)
    recorder.watch(
      reactor.pipeline, in: \.state,
      StateFields(naming: [\.messagePulse: "message"]) { FeedFields($0) })
    return FeedView(reactor: reactor)
  }

  package func profile(
    _ id: Profile.ID, _ environment: AppEnvironment, tracedBy recorder: Recorder
  ) -> any View {
    let reactor = ProfileReactor(id: id, environment: environment)
    recorder.watch(reactor.pipeline, in: \.state, StateFields { ProfileFields($0) })
    return ProfileView(reactor: reactor)
  }
}

extension FeedReactor.State: TracedFeedState {
  package var message: Message? { messagePulse.wrappedValue }
}
extension ProfileReactor.State: TracedProfileState {}
