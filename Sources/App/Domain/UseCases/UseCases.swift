/// All that a feature may ask of the world outside.
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
