import LabContract
import LabDomain
import Screens

/// The requests of the feed, which follow from what an action has changed.
final class FeedRequests {
  private let environment: AppEnvironment
  private let tasks = TaskBag()
  private var page: Task<Void, Never>?
  private var searching: Task<Void, Never>?

  init(environment: AppEnvironment) {
    self.environment = environment
  }

  func follow(
    _ action: any Action, old: FeedState, new: FeedState, dispatch: @escaping DispatchFunction
  ) {
    let useCases = environment.useCases
    switch action {
    case FeedAct.appeared as FeedAct:
      if new.phase == .loading { loadFirstPage(dispatch) }
      search(new.pendingQuery, dispatch)
      observe(dispatch)
    case FeedAct.disappeared as FeedAct:
      tasks.cancelAll()
    case FeedAct.retryTapped as FeedAct:
      if new.phase != old.phase { loadFirstPage(dispatch) }
    case FeedAct.endReached as FeedAct, FeedAct.pageRetryTapped as FeedAct:
      guard new.paging != old.paging, case .loading(let cursor) = new.paging else { return }
      page = tasks.answer(to: dispatch) {
        FeedAnswer.page(
          await Answer { try await useCases.loadFeedPage(after: cursor) }, after: cursor)
      }
    case FeedAct.refreshPulled as FeedAct:
      guard !old.isRefreshing else { return }
      page?.cancel()
      tasks.answer(to: dispatch) {
        FeedAnswer.refreshed(await Answer { try await useCases.loadFeedPage() })
      }
    case FeedAct.publishTapped as FeedAct:
      guard new.isPublishing, !old.isPublishing else { return }
      tasks.answer(to: dispatch) {
        FeedAnswer.published(await Answer { try await useCases.publishPost(new.draft) })
      }
    case FeedAct.authorTapped(let post) as FeedAct:
      if old.isLeaving { return }
      environment.router.push(.profile(post.author, name: post.authorName))
    case FeedAct.queryChanged as FeedAct:
      search(new.pendingQuery, dispatch)
    default:
      break
    }
  }

  private func loadFirstPage(_ dispatch: @escaping DispatchFunction) {
    tasks.answer(to: dispatch) { [useCases = environment.useCases] in
      FeedAnswer.firstPage(await Answer { try await useCases.loadFeedPage() })
    }
  }

  private func search(_ query: String?, _ dispatch: @escaping DispatchFunction) {
    searching?.cancel()
    guard let query else { return }
    searching = tasks.answer(to: dispatch) { [environment] in
      let posts = await Answer {
        try await environment.clock.sleep(for: SearchRule.pause)
        return try await environment.useCases.searchPosts(query)
      }
      return FeedAnswer.found(query, posts)
    }
  }

  /// Dispatches profiles saved elsewhere, and messages.
  private func observe(_ dispatch: @escaping DispatchFunction) {
    tasks.start { [environment] in
      for await profile in environment.useCases.observeProfiles() {
        dispatch(FeedAnswer.profileSaved(profile))
      }
    }
    tasks.start { [environment] in
      await environment.messages.receive { dispatch(FeedAnswer.messageReceived($0)) }
    }
  }
}
