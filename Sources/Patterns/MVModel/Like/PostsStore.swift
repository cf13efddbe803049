import LabDomain
import LabTracepoints
import Observation

/// The posts of an app, and liking them: a screen that shows a post reads it here.
@Observable
package class PostsStore: TracedObject {
  package private(set) var posts: Posts = []
  package private(set) var found: FoundPosts?
  package private(set) var byAuthor: [Profile.ID: Posts] = [:]
  /// Of a like that failed, because a like outlives its screen.
  package var notice: Notice?

  @ObservationIgnored private var pending = PendingLikes()
  private let tasks = TaskBag()
  private let useCases: UseCases

  package init(useCases: UseCases) {
    self.useCases = useCases
  }

  package func shown(likedOnly: Bool) -> [Post] {
    (found?.posts ?? posts).shown(likedOnly: likedOnly)
  }

  package func toggle(_ post: Post) {
    let isLiked = !pending.isLiked(post)
    let request = pending.toggle(post.id, to: isLiked)
    setLiked(isLiked, post)
    if let request { send(request, post) }
  }

  private func send(_ isLiked: Bool, _ post: Post) {
    tasks.start { [weak self, useCases] in
      do throws(DomainError) {
        try await useCases.toggleLike(post.id, to: isLiked)
        self?.succeeded(post)
      } catch {
        self?.failed(post, error)
      }
    }
  }

  private func succeeded(_ post: Post) {
    if let request = pending.succeeded(post.id) { send(request, post) }
  }

  private func failed(_ post: Post, _ error: DomainError) {
    if let confirmed = pending.failed(post.id) { setLiked(confirmed, post) }
    notice = Notice(.like, error) ?? notice
  }

  /// Changes a post in each list that has it. Unguarded, this notifies the observers of every list.
  private func setLiked(_ isLiked: Bool, _ post: Post) {
    let (id, author) = (post.id, post.author)
    if posts[id: id] != nil { posts.setLiked(isLiked, id) }
    if found?.posts[id: id] != nil { found?.posts.setLiked(isLiked, id) }
    if byAuthor[author]?[id: id] != nil { byAuthor[author]?.setLiked(isLiked, id) }
  }

  /// Replaces the feed, and returns the next cursor.
  package func loadFirstPage() async throws(DomainError) -> Cursor? {
    let page = try await useCases.loadFeedPage()
    let rows = pending.shown(in: page.items)
    posts = Posts(rows)
    if found != nil { found?.posts.update(rows) }
    return page.next
  }

  /// Extends the feed, and returns the next cursor.
  package func loadPage(after cursor: Cursor) async throws(DomainError) -> Cursor? {
    let page = try await useCases.loadFeedPage(after: cursor)
    let rows = pending.shown(in: page.items)
    posts.append(rows)
    if found != nil { found?.posts.update(rows) }
    return page.next
  }

  package func publish(_ draft: String) async throws(DomainError) {
    posts.putOnTop(try await useCases.publishPost(draft))
  }

  package func search(_ query: String) async throws(DomainError) {
    let answer = try await useCases.searchPosts(query)
    let rows = pending.shown(in: answer)
    found = FoundPosts(query: query, posts: rows)
    posts.update(rows)
  }

  package func endSearch() {
    if found != nil { found = nil }
  }

  package func show(_ answer: [Post], by author: Profile.ID) {
    byAuthor[author] = Posts(pending.shown(in: answer))
  }

  /// Follows the names of authors.
  package func observeNames() async {
    for await profile in useCases.observeProfiles() {
      posts.rename(after: profile)
      if found != nil { found?.posts.rename(after: profile) }
      if byAuthor[profile.id] != nil { byAuthor[profile.id]?.rename(after: profile) }
    }
  }
}
