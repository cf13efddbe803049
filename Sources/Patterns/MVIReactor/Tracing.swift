import Contract
import Domain
import StageUI
import Trace

extension Pattern: TraceableForm {
  package func feed(_ environment: AppEnvironment, tracedBy recorder: Recorder) -> any View {
    let reactor = FeedReactor(environment: environment)
    recorder.watchFields(of: reactor.flow, \.state)
    return FeedView(reactor: reactor)
  }

  package func profile(
    _ id: Profile.ID, _ environment: AppEnvironment, tracedBy recorder: Recorder
  ) -> any View {
    let reactor = ProfileReactor(id: id, environment: environment)
    recorder.watchFields(of: reactor.flow, \.state)
    return ProfileView(reactor: reactor)
  }
}
