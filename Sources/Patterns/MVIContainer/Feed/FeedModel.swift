import Domain
import Observation
import Tracepoints

@Observable
package final class FeedModel: FeedModelState, TracedObject {
  package private(set) var phase = LoadPhase.loading
  package private(set) var posts: [Post] = []
  package private(set) var paging = Paging.end
  package private(set) var found: FoundPosts?
  package private(set) var isLikedOnly = false
  package private(set) var query = ""
  package private(set) var notice: Notice?
  package private(set) var message: Message?
  package private(set) var isPublishing = false
  package private(set) var draft = ""
  package private(set) var canPublish = false

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

  package init() {}
}

extension FeedModel: FeedModelActions {
  package func displayLoading() {
    phase = .loading
  }

  package func displayError(_ error: DomainError) {
    phase = .failed(error)
  }

  package func displayContent() {
    phase = .loaded
  }

  package func display(posts: [Post]) {
    self.posts = posts
  }

  package func display(paging: Paging) {
    self.paging = paging
  }

  package func display(found: FoundPosts?) {
    self.found = found
  }

  package func display(isLikedOnly: Bool) {
    self.isLikedOnly = isLikedOnly
  }

  package func display(query: String) {
    self.query = query
  }

  package func displayAlert(_ notice: Notice) {
    self.notice = notice
  }

  package func hideAlert() {
    notice = nil
  }

  package func displayMessage(_ message: Message) {
    self.message = message
  }

  package func hideMessage() {
    message = nil
  }

  package func display(isPublishing: Bool) {
    self.isPublishing = isPublishing
  }

  package func display(draft: String) {
    self.draft = draft
  }

  package func display(canPublish: Bool) {
    self.canPublish = canPublish
  }
}
