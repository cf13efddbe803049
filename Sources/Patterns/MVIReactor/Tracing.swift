import Contract
import Domain
import StageUI
import Trace

extension Pattern: TraceablePattern {
  package func feed(_ environment: AppEnvironment, tracedBy recorder: Recorder) -> any View {
    let reactor = FeedReactor(environment: environment)
    recorder.watch(reactor.pipeline, \.state) { state in
      state.watch(\.phase, as: "phase")
      state.watch(\.posts, as: "posts")
      state.watch(\.paging, as: "paging")
      state.watch(\.found, \.posts, as: "found")
      state.watch(\.isLikedOnly, as: "isLikedOnly")
      state.watch(\.query, as: "query")
      state.watch(\.notice, as: "notice")
      state.watch(\.message, as: "message")
      state.watch(\.isPublishing, as: "isPublishing")
      state.watch(\.draft, as: "draft")
      state.watch(\.isRefreshing, as: "isRefreshing")
      state.watch(\.isLeaving, as: "isLeaving")
    }
    return FeedView(reactor: reactor)
  }

  package func profile(
    _ id: Profile.ID, _ environment: AppEnvironment, tracedBy recorder: Recorder
  ) -> any View {
    let reactor = ProfileReactor(id: id, environment: environment)
    recorder.watch(reactor.pipeline, \.state) { state in
      state.watch(\.phase, as: "phase")
      state.watch(\.profile, \.username, as: "profile.username")
      state.watch(\.nameProblem, as: "nameProblem")
      state.watch(\.distance, as: "distance")
      state.watch(\.isSaving, as: "isSaving")
      state.watch(\.notice, as: "notice")
      state.watch(\.isAskingToDiscard, as: "isAskingToDiscard")
      state.watch(\.name, as: "name")
      state.watch(\.isLeaving, as: "isLeaving")
    }
    return ProfileView(reactor: reactor)
  }
}

extension Pipeline: TracedObject {}

extension Stream {
  /// The same values, each the cause of all that it leads to.
  func asCauses() -> Stream {
    Stream { receive, end in
      subscribe({ element in Cause.action(element) { receive(element) } }, onEnd: end)
    }
  }
}

extension FeedReactor.Action: SmallValue {}
extension ProfileReactor.Action: SmallValue {}

extension FeedReactor.Mutation: SmallValue {
  package var isSmall: Bool {
    switch self {
    case .showPage, .appendPage, .setFound, .rename: false
    case .setPhase, .setPaging, .endPageRequest, .setRefreshing, .toggleLike, .confirmLike,
      .endLikeRequests, .setDraft, .setPublishing, .putOnTop, .setLeaving, .setQuery,
      .setLikedOnly, .setMessage, .showFailure, .dismissNotice:
      true
    }
  }
}

extension ProfileReactor.Mutation: SmallValue {
  package var isSmall: Bool {
    switch self {
    case .showProfile, .setProfile: false
    case .setPhase, .setName, .setDistance, .setSaving, .rejectName, .setAskingToDiscard,
      .setLeaving, .showFailure, .dismissNotice:
      true
    }
  }
}
