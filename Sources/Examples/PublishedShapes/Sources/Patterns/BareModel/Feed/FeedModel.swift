import LabDomain
import LabStreams
import LabTracepoints
import Observation
import Screens

/// The feed and its requests. A view runs them, and may change everything.
@Observable
package final class FeedModel: TracedObject {
  package var feed = FeedState()
  @ObservationIgnored private var isLoading = false
  @ObservationIgnored private var confirmedLikes: Subscription?
  package let likes: LikesModel
  private let useCases: UseCases

  package init(likes: LikesModel, useCases: UseCases) {
    self.likes = likes
    self.useCases = useCases
    confirmedLikes = likes.confirmed.stream.subscribe { [weak self] in self?.feed.rows.confirm($0) }
  }

  package var shown: [Post] { feed.shown(with: likes.state) }

  func load() async {
    guard feed.phase == .loading, !isLoading, !Task.isCancelled else { return }
    isLoading = true
    defer { isLoading = false }
    feed.endLoading(await Answer { try await useCases.loadFeedPage() })
  }

  func loadPage(after cursor: Cursor) async {
    feed.endPage(await Answer { try await useCases.loadFeedPage(after: cursor) }, after: cursor)
  }

  package func refresh() async {
    guard feed.beginRefresh() else { return }
    feed.endRefresh(await Answer { try await useCases.loadFeedPage() })
  }

  package func publish(_ draft: String) async {
    feed.endPublishing(await Answer { try await useCases.publishPost(draft) })
  }

  /// Searches for the query once typing has paused.
  func search(_ clock: any AppClock) async {
    guard let query = feed.pendingQuery else { return }
    let answer = await Answer {
      try await clock.sleep(for: SearchRule.pause)
      return try await useCases.searchPosts(query)
    }
    feed.endSearch(for: query, answer)
  }

  func observeProfiles() async {
    for await profile in useCases.observeProfiles() { feed.rows.rename(after: profile) }
  }
}
