import LabContract
import LabDomain

nonisolated package enum FeedEffect: StoreEffect {
  case loadFirstPage
  case loadPage(after: Cursor)
  case refresh
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
    case .publish, .observeProfiles, .receiveMessages: nil
    }
  }
}

/// Runs the effects of the feed.
struct FeedEffectHandler {
  let likes: LikesStore
  let environment: AppEnvironment

  func handle(_ effect: FeedEffect, send: (FeedIntent) -> Void) async {
    let useCases = environment.useCases
    switch effect {
    case .loadFirstPage:
      do { send(.firstPageLoaded(try await page())) } catch {
        send(.firstPageFailed(error))
      }
    case .loadPage(let cursor):
      do { send(.pageLoaded(try await page(after: cursor))) } catch {
        send(.pageFailed(error, cursor))
      }
    case .refresh:
      do { send(.refreshed(try await page())) } catch {
        send(.refreshFailed(error))
      }
    case .publish(let draft):
      do { send(.published(try await useCases.publishPost(draft))) } catch {
        send(.publishFailed(error))
      }
    case .search(let query):
      do {
        try await environment.clock.sleep(for: SearchRule.pause)
        let posts = likes.shown(in: try await useCases.searchPosts(query))
        send(.found(FoundPosts(query: query, posts: posts)))
      } catch {
        send(.searchFailed(error))
      }
    case .observeProfiles:
      for await profile in useCases.observeProfiles() { send(.profileSaved(profile)) }
    case .receiveMessages:
      await environment.messages.receive { send(.messageReceived($0)) }
    }
  }

  /// Returns a page with the pending likes applied.
  private func page(after cursor: Cursor? = nil) async throws(DomainError) -> Page<Post> {
    var page = try await environment.useCases.loadFeedPage(after: cursor)
    page.items = likes.shown(in: page.items)
    return page
  }
}
