import Contract
import Domain
import StageUI
import Trace

extension Pattern: TraceablePattern {
  package func feed(_ environment: AppEnvironment, tracedBy recorder: Recorder) -> any View {
    recorder.watch(state: "FeedView.model", of: FeedModel.self) { model in
      model.watch(\.phase, as: "phase")
      model.watch(\.posts, as: "posts")
      model.watch(\.paging, as: "paging")
      model.watch(\.found, \.posts, as: "found")
      model.watch(\.isLikedOnly, as: "isLikedOnly")
      model.watch(\.query, as: "query")
      model.watch(\.notice, as: "notice")
      model.watch(\.message, as: "message")
      model.watch(\.isPublishing, as: "isPublishing")
      model.watch(\.draft, as: "draft")
    }
    return feed(environment)
  }

  package func profile(
    _ id: Profile.ID, _ environment: AppEnvironment, tracedBy recorder: Recorder
  ) -> any View {
    recorder.watch(state: "ProfileView.model", of: ProfileModel.self) { model in
      model.watch(\.phase, as: "phase")
      model.watch(\.profile, \.username, as: "profile.username")
      model.watch(\.nameProblem, as: "nameProblem")
      model.watch(\.distance, as: "distance")
      model.watch(\.isSaving, as: "isSaving")
      model.watch(\.notice, as: "notice")
      model.watch(\.isAskingToDiscard, as: "isAskingToDiscard")
      model.watch(\.name, as: "name")
    }
    return profile(id, environment)
  }
}
