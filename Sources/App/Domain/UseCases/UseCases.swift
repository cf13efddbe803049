/// Everything that a feature may request.
package struct UseCases: Sendable {
  package let loadFeedPage: LoadFeedPage
  package let toggleLike: ToggleLike
  package let publishPost: PublishPost
  package let searchPosts: SearchPosts
  package let loadProfile: LoadProfile
  package let saveProfile: SaveProfile
  package let observeProfiles: ObserveProfiles

  package init(feed: any FeedRepository, profiles: any ProfileRepository) {
    loadFeedPage = LoadFeedPage(feed)
    toggleLike = ToggleLike(feed)
    publishPost = PublishPost(feed)
    searchPosts = SearchPosts(feed)
    loadProfile = LoadProfile(profiles)
    saveProfile = SaveProfile(profiles)
    observeProfiles = ObserveProfiles(profiles)
  }
}

/// Runs one request; throws `.cancelled`, whatever its result, if the caller was cancelled.
///
/// So a late success cannot pop a screen that the user has left, and a late failure shows no alert.
func answer<Value>(
  _ request: () async throws(DomainError) -> Value
) async throws(DomainError) -> Value {
  do throws(DomainError) {
    let value = try await request()
    if Task.isCancelled { throw .cancelled }
    return value
  } catch {
    throw Task.isCancelled ? .cancelled : error
  }
}
