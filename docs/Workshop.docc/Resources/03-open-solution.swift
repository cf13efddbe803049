// Sources/Exercises/07-OpenFields/Solution/FeedViewModel.swift
@Observable
final class FeedViewModel: FeedActions {
  private(set) var phase = LoadPhase.loading
  private(set) var posts: Posts = []
  private(set) var paging = Paging.end
  private(set) var found: FoundPosts?
  private(set) var isLikedOnly = false
  private(set) var query = ""
  private(set) var notice: Notice?
  private(set) var message: Message?
  private(set) var isPublishing = false
  private(set) var draft = ""
// …
  func changeQuery(_ query: String) {
    self.query = query
  }

  func showLikedOnly(_ isLikedOnly: Bool) {
    self.isLikedOnly = isLikedOnly
  }

  func changeDraft(_ draft: String) {
    self.draft = PostRule.accept(draft)
  }

  func dismissNotice() {
    notice = nil
  }

  func dismissMessage() {
    message = nil
  }
}
