import Contract
import Domain
import StageUI
import Trace

extension Pattern: TraceablePattern {
  package func feed(_ environment: AppEnvironment, tracedBy recorder: Recorder) -> any View {
    let store = FeedStore(environment: environment)
    recorder.watch(store, \.state) { state in
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
    return FeedView(store: store)
  }

  package func profile(
    _ id: Profile.ID, _ environment: AppEnvironment, tracedBy recorder: Recorder
  ) -> any View {
    let store = ProfileStore(id: id, environment: environment)
    recorder.watch(store, \.state) { state in
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
    return ProfileView(store: store)
  }
}

extension Store: TracedObject {}

extension FeedIntent: SmallValue {
  package var isSmall: Bool {
    switch self {
    case .firstPageLoaded, .pageLoaded, .refreshed, .found, .profileSaved: false
    case .appeared, .retryTapped, .endReached, .pageRetryTapped, .refreshPulled, .likeTapped,
      .draftChanged, .publishTapped, .authorTapped, .queryChanged, .likedOnlyChanged,
      .noticeDismissed, .messageDismissed, .disappeared, .firstPageFailed, .pageFailed,
      .refreshFailed, .likeSucceeded, .likeFailed, .published, .publishFailed, .searchFailed,
      .messageReceived:
      true
    }
  }
}

extension ProfileIntent: SmallValue {
  package var isSmall: Bool {
    switch self {
    case .loaded, .saved: false
    case .appeared, .retryTapped, .nameChanged, .distanceChosen, .saveTapped, .backTapped,
      .discardTapped, .discardQuestionClosed, .noticeDismissed, .disappeared, .loadFailed,
      .saveFailed:
      true
    }
  }
}
