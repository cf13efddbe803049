import LabContract
import LabDomain
import Screens

final class FeedEffectHandler: EffectHandler {
  private let environment: AppEnvironment
  /// The latest request of each kind, which the next one replaces.
  private var page: (any Disposable)?
  private var searching: (any Disposable)?

  init(environment: AppEnvironment) {
    self.environment = environment
  }

  func handle(
    _ effect: FeedEffect, _ callback: EffectCallback<FeedEvent>
  ) -> (any Disposable)? {
    let (useCases, clock) = (environment.useCases, environment.clock)
    switch effect {
    case .loadFirstPage:
      return callback.run {
        .firstPageAnswered(await Answer { try await useCases.loadFeedPage() })
      }
    case .loadPage(let cursor):
      page = callback.run {
        .pageAnswered(
          await Answer { try await useCases.loadFeedPage(after: cursor) }, after: cursor)
      }
      return page
    case .refresh:
      page?.dispose()
      return callback.run { .refreshAnswered(await Answer { try await useCases.loadFeedPage() }) }
    case .publish(let draft):
      return callback.run {
        .publishAnswered(await Answer { try await useCases.publishPost(draft) })
      }
    case .search(let query):
      searching?.dispose()
      searching = callback.run {
        let posts = await Answer {
          try await clock.sleep(for: SearchRule.pause)
          return try await useCases.searchPosts(query)
        }
        return .searchAnswered(query, posts)
      }
      return searching
    case .stopSearch:
      searching?.dispose()
    case .open(let author):
      environment.router.push(.profile(author))
    }
    return nil
  }
}

/// Profiles saved elsewhere, and messages.
struct FeedEventSource: EventSource {
  let environment: AppEnvironment

  func subscribe(_ consumer: @escaping (FeedEvent) -> Void) -> any Disposable {
    let tasks = TaskBag()
    tasks.start { [environment] in
      for await profile in environment.useCases.observeProfiles() {
        consumer(.profileSaved(profile))
      }
    }
    tasks.start { [environment] in
      await environment.messages.receive { consumer(.messageReceived($0)) }
    }
    return tasks
  }
}

extension TaskBag: Disposable {
  func dispose() { cancelAll() }
}
