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
  package private(set) var isComposing = false
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

  package init() {}
}

extension FeedModel: FeedModelActions {
  package func displayLoading() {
    phase = .loading
  }

  package func displayError(_ error: DomainError) {
    phase = .failed(error)
  }

  package func display(_ rows: [Post], next: Cursor?) {
    posts = Posts(rows)
    if found != nil { found?.posts.update(rows) }
    paging = Paging(next: next)
    phase = .loaded
  }

  package func displayPageLoading(after cursor: Cursor) {
    paging = .loading(cursor)
  }

  package func append(_ rows: [Post], next: Cursor?) {
    posts.append(rows)
    if found != nil { found?.posts.update(rows) }
    paging = Paging(next: next)
  }

  package func displayPageError(_ error: DomainError, after cursor: Cursor) {
    paging = .failed(error, cursor)
  }

  package func discardPage() {
    paging = paging.withoutRequest
  }

  package func displayLike(_ like: LikeChange) {
    posts.setLiked(like.isLiked, like.id)
    // Unguarded, this notifies observers even if `found` is `nil`.
    if found != nil { found?.posts.setLiked(like.isLiked, like.id) }
  }

  package func change(draft: String) {
    self.draft = PostRule.accept(draft)
  }

  package func showComposer(_ isComposing: Bool) {
    self.isComposing = isComposing
  }

  package func displayPublishing() {
    isPublishing = true
  }

  package func displayPublished(_ post: Post) {
    posts.putOnTop(post)
    draft = ""
  }

  package func endPublishing() {
    isPublishing = false
  }

  package func change(query: String) {
    self.query = query
  }

  package func display(_ found: FoundPosts) {
    self.found = found
    posts.update(found.posts)
  }

  package func hideFound() {
    found = nil
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
