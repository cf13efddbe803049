import Contract
import Domain
import MVI
import StageUI
import Trace

extension MVI.Pattern: TraceablePattern {
  package func feed(_ environment: AppEnvironment, tracedBy recorder: Recorder) -> any View {
    let store = FeedStore(environment: environment)
    recorder.watch(store, in: \.state) { fields in
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
      fields.value(\.isRefreshing, "isRefreshing")
      fields.value(\.isLeaving, "isLeaving")
    }
    return FeedView(store: store)
  }

  package func profile(
    _ id: Profile.ID, _ environment: AppEnvironment, tracedBy recorder: Recorder
  ) -> any View {
    let store = ProfileStore(id: id, environment: environment)
    recorder.watch(store, in: \.state) { fields in
      fields.value(\.phase, "phase")
      fields.value(\.profile, "profile.username") { $0?.username }
      fields.value(\.nameProblem, "nameProblem")
      fields.value(\.distance, "distance")
      fields.value(\.isSaving, "isSaving")
      fields.value(\.notice, "notice")
      fields.value(\.isAskingToDiscard, "isAskingToDiscard")
      fields.value(\.name, "name")
      fields.value(\.isLeaving, "isLeaving")
    }
    return ProfileView(store: store)
  }
}
