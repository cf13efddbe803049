import Contract
import Domain
import StageUI
import Trace

extension Pattern: TraceableForm {
  package func feed(_ environment: AppEnvironment, tracedBy recorder: Recorder) -> any View {
    recorder.watchFields(ofState: "FeedView.model")
    return feed(environment)
  }

  package func profile(
    _ id: Profile.ID, _ environment: AppEnvironment, tracedBy recorder: Recorder
  ) -> any View {
    recorder.watchFields(ofState: "ProfileView.model")
    return profile(id, environment)
  }
}
