import Synchronization

/// What the server has confirmed while requests are under way, so that no older answer undoes it.
///
/// An answer that was given before a like, a post or a name was confirmed does not have it yet. It gets the
/// changes that were confirmed since its request, in their order.
final class RecentChanges: Sendable {
  enum Change: Equatable, Sendable {
    case liked(Bool, Post.ID)
    case published(Post)
    case saved(Profile)
  }

  /// The changes, kept only as long as a request is open, and how many there were when each open one began.
  private let state = Mutex<(starts: [Int], all: [Change])>(([], []))

  var description: String {
    state.withLock { $0.all.isEmpty ? "" : "\($0.starts) of \($0.all)" }
  }

  func note(_ change: Change) {
    state.withLock { if !$0.starts.isEmpty { $0.all.append(change) } }
  }

  /// Runs one request, and applies to its answer what was noted meanwhile.
  func applied<Value>(
    to request: () async throws(DomainError) -> Value, _ apply: (Change, inout Value) -> Void
  ) async throws(DomainError) -> Value {
    let start = state.withLock { state in
      state.starts.append(state.all.count)
      return state.all.count
    }
    defer {
      state.withLock { state in
        if let index = state.starts.firstIndex(of: start) { state.starts.remove(at: index) }
        if state.starts.isEmpty { state.all = [] }
      }
    }
    var value = try await answer(request)
    for change in state.withLock({ $0.all[start...] }) { apply(change, &value) }
    return value
  }
}

extension RecentChanges.Change {
  /// Puts a post that was published on top of newest posts, unless the answer has it.
  func addPost(to posts: inout [Post]) {
    guard case .published(let post) = self, !posts.contains(where: { $0.id == post.id })
    else { return }
    posts.insert(post, at: 0)
  }

  /// Changes the posts that the answer has.
  func apply(to posts: inout [Post]) {
    for index in posts.indices { apply(to: &posts[index]) }
  }

  /// Changes a post, if the change is about it or its author.
  func apply(to post: inout Post) {
    switch self {
    case .liked(let isLiked, post.id): post.isLiked = isLiked
    case .saved(let profile) where post.author == profile.id: post.authorName = profile.username
    case .liked, .published, .saved: break
    }
  }
}

/// The profiles of a repository, noted as they arrive. Ends once its observer is cancelled, even with a profile
/// that has arrived but was not seen.
public struct ProfileChanges: AsyncSequence {
  let base: AsyncStream<Profile>
  let changes: RecentChanges

  /// The position in the profiles.
  public struct Iterator: AsyncIteratorProtocol {
    var base: AsyncStream<Profile>.Iterator
    let changes: RecentChanges

    public mutating func next(
      isolation: isolated (any Actor)? = #isolation
    ) async -> Profile? {
      let profile = await base.next(isolation: isolation)
      if let profile { changes.note(.saved(profile)) }
      return Task.isCancelled ? nil : profile
    }
  }

  public func makeAsyncIterator() -> Iterator {
    Iterator(base: base.makeAsyncIterator(), changes: changes)
  }
}
