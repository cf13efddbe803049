import LabDomain
import LabTracepoints
import Observation

/// The posts of an app, and liking them: a screen that shows a post reads it here.
@Observable
package class PostsStore: LikesActions, TracedObject {
  package private(set) var posts: Posts = []
  package private(set) var found: FoundPosts?
  package private(set) var byAuthor: [Profile.ID: Posts] = [:]
  /// Of a like that failed, because a like outlives its screen.
  package private(set) var notice: Notice?

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

  package func dismissNotice() {
    notice = nil
  }

  package func showFirstPage(_ answer: [Post]) {
    let rows = pending.shown(in: answer)
    posts = Posts(rows)
    if found != nil { found?.posts.update(rows) }
  }

  package func append(_ answer: [Post]) {
    let rows = pending.shown(in: answer)
    posts.append(rows)
    if found != nil { found?.posts.update(rows) }
  }

  package func putOnTop(_ post: Post) {
    posts.putOnTop(post)
  }

  package func showFound(_ answer: [Post], for query: String) {
    let rows = pending.shown(in: answer)
    found = FoundPosts(query: query, posts: rows)
    posts.update(rows)
  }

  package func endSearch() {
    found = nil
  }

  package func show(_ answer: [Post], by author: Profile.ID) {
    byAuthor[author] = Posts(pending.shown(in: answer))
  }

  /// Follows the name of an author.
  package func rename(after profile: Profile) {
    posts.rename(after: profile)
    if found != nil { found?.posts.rename(after: profile) }
    if byAuthor[profile.id] != nil { byAuthor[profile.id]?.rename(after: profile) }
  }
}
