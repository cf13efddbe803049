/// Everything that a feature may request.
public struct UseCases: Sendable {
  /// Loads a page of the feed.
  public let loadFeedPage: LoadFeedPage
  /// Likes or unlikes a post.
  public let toggleLike: ToggleLike
  /// Publishes a post.
  public let publishPost: PublishPost
  /// Finds posts by text or author.
  public let searchPosts: SearchPosts
  /// Loads a profile.
  public let loadProfile: LoadProfile
  /// Saves a profile.
  public let saveProfile: SaveProfile
  /// Publishes saved profiles.
  public let observeProfiles: ObserveProfiles

  /// What the server has confirmed since the requests that are open; empty if nothing.
  package var recentChanges: String { loadFeedPage.changes.description }

  /// Creates all use cases. They share what the server has confirmed, so that no older answer
  /// undoes it.
  public init(feed: any FeedRepository, profiles: any ProfileRepository) {
    let changes = RecentChanges()
    loadFeedPage = LoadFeedPage(repository: feed, changes: changes)
    toggleLike = ToggleLike(repository: feed, changes: changes)
    publishPost = PublishPost(repository: feed, changes: changes)
    searchPosts = SearchPosts(repository: feed, changes: changes)
    loadProfile = LoadProfile(repository: profiles, changes: changes)
    saveProfile = SaveProfile(repository: profiles, changes: changes)
    observeProfiles = ObserveProfiles(repository: profiles, changes: changes)
  }
}

/// Runs one request; throws `.cancelled`, whatever its result, if the caller was cancelled, and never otherwise.
///
/// So a late success cannot pop a screen that the user has left, and a late failure shows no alert. A repository
/// that answers `.cancelled` to a caller who still waits has not answered: that is `.server`.
func answer<Value>(
  _ request: () async throws(DomainError) -> Value
) async throws(DomainError) -> Value {
  do throws(DomainError) {
    let value = try await request()
    if Task.isCancelled { throw .cancelled }
    return value
  } catch {
    if Task.isCancelled { throw .cancelled }
    throw error == .cancelled ? .server : error
  }
}
