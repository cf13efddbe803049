import Contract
import Domain
import StageUI
import Trace

extension Pattern: TraceableForm {
  package func feed(_ environment: AppEnvironment, tracedBy recorder: Recorder) -> any View {
    let store = FeedStore(environment: environment)
    recorder.watchFields(of: store, \.state)
    return FeedView(store: store)
  }

  package func profile(
    _ id: Profile.ID, _ environment: AppEnvironment, tracedBy recorder: Recorder
  ) -> any View {
    let store = ProfileStore(id: id, environment: environment)
    recorder.watchFields(of: store, \.state)
    return ProfileView(store: store)
  }
}
