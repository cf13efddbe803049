import LabContract
import LabDomain

nonisolated package enum FeedEffect: StoreEffect {
  case loadFirstPage
  case loadPage(after: Cursor)
  case refresh
  case setLiked(Bool, Post.ID)
  case publish(String)
  case search(String)
  case observeProfiles
  case receiveMessages

  package enum ID: Hashable, Sendable {
    case page
    case search
  }

  package var id: ID? {
    switch self {
    case .loadFirstPage, .loadPage, .refresh: .page
    case .search: .search
    case .setLiked, .publish, .observeProfiles, .receiveMessages: nil
    }
  }
}

/// Runs the effects of the feed.
struct FeedEffectHandler {
  let environment: AppEnvironment

  func handle(_ effect: FeedEffect, send: (FeedIntent) -> Void) async {
    let useCases = environment.useCases
    switch effect {
    case .loadFirstPage:
      do { send(.firstPageLoaded(try await useCases.loadFeedPage())) } catch {
        send(.firstPageFailed(error))
      }
    case .loadPage(let cursor):
      do { send(.pageLoaded(try await useCases.loadFeedPage(after: cursor))) } catch {
        send(.pageFailed(error, cursor))
      }
    case .refresh:
      do { send(.refreshed(try await useCases.loadFeedPage())) } catch {
        send(.refreshFailed(error))
      }
    case .setLiked(let isLiked, let id):
      do {
        try await useCases.toggleLike(id, to: isLiked)
        send(.likeSucceeded(id))
      } catch {
        send(.likeFailed(id, error))
      }
    case .publish(let draft):
      do { send(.published(try await useCases.publishPost(draft))) } catch {
        send(.publishFailed(error))
      }
    case .search(let query):
      do {
        try await environment.clock.sleep(for: SearchRule.pause)
        send(.found(FoundPosts(query: query, posts: try await useCases.searchPosts(query))))
      } catch {
        send(.searchFailed(error))
      }
    case .observeProfiles:
      for await profile in useCases.observeProfiles() { send(.profileSaved(profile)) }
    case .receiveMessages:
      await environment.messages.receive { send(.messageReceived($0)) }
    }
  }
}
