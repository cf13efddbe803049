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

  package func headlessFeed(_ environment: AppEnvironment) -> HeadlessFeed {
    // Only the copy whose body has run has the state.
    var onStage = HostOfMV(environment: environment) { _ in }
    #if SwiftUI
      let stage: Any? = nil  // Without a window, the feed stays empty.
    #else
      let stage = Stage(HostOfMV(environment: environment) { onStage = $0 })
    #endif
    let host = onStage
    return HeadlessFeed(
      like: host.toggleLike, type: { host.model.draft = $0 }, publish: host.publish,
      refresh: host.refresh,
      posts: { withExtendedLifetime(stage) { host.model.shown } },
      draft: { host.model.draft })
  }
}

extension FeedModel: TracedFeedState {}
extension ProfileModel: TracedProfileState {}
