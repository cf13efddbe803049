import LabContract
import LabDomain
import LabTrace
import MV
import StageUI

extension MV.Pattern: TraceablePattern {
  package func feed(_ environment: AppEnvironment, tracedBy recorder: Recorder) -> any View {
    recorder.watch(state: "FeedView.model", StateFields { (model: FeedModel) in FeedFields(model) })
    return feed(environment)
  }

  package func profile(
    _ id: Profile.ID, _ environment: AppEnvironment, tracedBy recorder: Recorder
  ) -> any View {
    recorder.watch(
      state: "ProfileView.model", StateFields { (model: ProfileModel) in ProfileFields(model) })
    return profile(id, environment)
  }
}

extension FeedModel: TracedFeedState {}
extension ProfileModel: TracedProfileState {}
