import LabDomain
import LabTracepoints
import Observation

@Observable
package final class FeedModel: FeedModelState, TracedObject {
  package private(set) var phase = LoadPhase.loading
  package private(set) var posts: Posts = []
  package private(set) var paging = Paging.end
  package private(set) var found: FoundPosts?
  package private(set) var isLikedOnly = false
  package private(set) var query = ""
  package private(set) var notice: Notice?
  package private(set) var message: Message?
  package private(set) var isPublishing = false
  package private(set) var draft = ""

  package var shown: [Post] {
    (found?.posts ?? posts).shown(likedOnly: isLikedOnly)
  }

  /// The paging of the shown rows; a search result is a single page.
  package var shownPaging: Paging {
    found == nil ? paging : .end
  }

  package var isNarrowed: Bool {
    found != nil || isLikedOnly
  }

  package var canPublish: Bool {
    !isPublishing && PostRule.canPublish(draft)
  }

  @ObservationIgnored private var likes = PendingLikes()

  package init() {}
}

extension FeedModel: FeedModelActions {
  package var isLoading: Bool {
    phase == .loading
  }

  package func retryLoading() -> Bool {
    guard case .failed = phase else { return false }
    phase = .loading
    return true
  }

  package func displayError(_ error: DomainError) {
    phase = .failed(error)
  }

  package func display(_ page: Page<Post>) {
    let rows = likes.shown(in: page.items)
    posts = Posts(rows)
    if found != nil { found?.posts.update(rows) }
    paging = Paging(next: page.next)
    phase = .loaded
  }

  package func startNextPage() -> Cursor? {
    guard case .more(let cursor) = shownPaging else { return nil }
    paging = .loading(cursor)
    return cursor
  }

  package func retryPage() -> Cursor? {
    guard case .failed(_, let cursor) = shownPaging else { return nil }
    paging = .loading(cursor)
    return cursor
  }

  package func append(_ page: Page<Post>) {
    let rows = likes.shown(in: page.items)
    posts.append(rows)
    if found != nil { found?.posts.update(rows) }
    paging = Paging(next: page.next)
  }

  package func displayPageError(_ error: DomainError, after cursor: Cursor) {
    paging = .failed(error, cursor)
  }

  package func discardPage() {
    paging = paging.withoutRequest
  }

  package func toggleLike(_ id: Post.ID) -> Bool? {
    guard let post = found?.posts[id: id] ?? posts[id: id] else { return nil }
    setLiked(!post.isLiked, id)
    return likes.toggle(id, to: !post.isLiked)
  }

  package func confirmLike(_ id: Post.ID) -> Bool? {
    likes.succeeded(id)
  }

  package func rollBackLike(_ id: Post.ID) {
    if let confirmed = likes.failed(id) { setLiked(confirmed, id) }
  }

  /// Changes a post in the feed and in the search result.
  private func setLiked(_ isLiked: Bool, _ id: Post.ID) {
    posts.setLiked(isLiked, id)
    // Unguarded, this notifies observers even if `found` is `nil`.
    if found != nil { found?.posts.setLiked(isLiked, id) }
  }

  package func change(draft: String) {
    self.draft = PostRule.accept(draft)
  }

  package func startPublishing() -> String? {
    guard canPublish else { return nil }
    isPublishing = true
    return draft
  }

  package func displayPublished(_ post: Post) {
    posts.putOnTop(post)
    draft = ""
  }

  package func endPublishing() {
    isPublishing = false
  }

  package func discardRequests() {
    undoLikes()
    isPublishing = false
    discardPage()
  }

  private func undoLikes() {
    guard !likes.isEmpty else { return }
    let confirmed = likes.cancelAll()
    posts.setLiked(confirmed)
    if found != nil { found?.posts.setLiked(confirmed) }
  }

  package func change(query: String) {
    self.query = query
  }

  package func startSearch() -> String? {
    let query = SearchRule.query(query)
    guard query != found?.query else { return nil }
    if query == nil { found = nil }
    return query
  }

  package func display(_ found: FoundPosts) {
    let rows = likes.shown(in: found.posts)
    self.found = FoundPosts(query: found.query, posts: rows)
    posts.update(rows)
  }

  package func showLikedOnly(_ isLikedOnly: Bool) {
    self.isLikedOnly = isLikedOnly
  }

  package func rename(after profile: Profile) {
    posts.rename(after: profile)
    if found != nil { found?.posts.rename(after: profile) }
  }

  package func displayMessage(_ message: Message) {
    self.message = message
  }

  package func hideMessage() {
    message = nil
  }

  package func displayAlert(_ failure: Notice.Failure, _ error: DomainError) {
    notice = Notice(failure, error) ?? notice
  }

  package func hideAlert() {
    notice = nil
  }
}
