import LabDomain

extension SampleBackend {
  /// A call of either repository.
  public enum Request: Equatable, Sendable {
    /// The page after the cursor, or the first one.
    case page(after: Cursor?)
    /// A like, or with `false` an unlike.
    case setLiked(Bool, Post.ID)
    /// A new post with this text.
    case publish(String)
    /// The posts that match the text.
    case search(String)
    /// The profile with this id.
    case profile(Profile.ID)
    /// Whether a handle is free.
    case checkHandle(String)
    /// A profile with edits.
    case save(Profile)
  }
}

extension SampleBackend.Request: CustomStringConvertible {
  /// One line, as in `page(after: 31)` or `save(profile 1, "Ada")`.
  public var description: String {
    switch self {
    case .page(let cursor): "page(after: \(cursor.map { "\($0.rawValue)" } ?? "nil"))"
    case .setLiked(let isLiked, let id): "setLiked(\(isLiked), post \(id))"
    case .publish(let text): "publish(\(text.debugDescription))"
    case .search(let query): "search(\(query.debugDescription))"
    case .profile(let id): "profile(\(id))"
    case .checkHandle(let handle): "checkHandle(\(handle.debugDescription))"
    case .save(let profile): "save(profile \(profile.id), \(profile.username.debugDescription))"
    }
  }
}

extension SampleBackend {
  /// A request that is held until a test releases it.
  public struct Call: Identifiable, Equatable, Sendable {
    /// The position of the request in `log`, counted from 1.
    public let id: Int
    /// The request, with its arguments.
    public let request: Request
  }
}

extension SampleBackend.Call: CustomStringConvertible {
  public var description: String { "#\(id) \(request)" }
}

extension SampleBackend {
  /// The answer with which a held call is released; only an ordinary one can change the data.
  public enum Answer: Equatable, Sendable {
    /// The answer of the data at the time of the release.
    case ordinary
    /// This page, whatever the data.
    case page(Page<Post>)
    /// These posts, for a search.
    case posts([Post])
    /// This post, for a publish.
    case post(Post)
    /// This profile, for a load or a save; the posts are for a load.
    case profile(Profile, posts: [Post] = [])
    /// Success, for a like or a free handle.
    case done
    /// This error.
    case failure(DomainError)
  }
}

extension SampleBackend.Answer {
  /// Whether `request` can have an answer of this kind.
  func fits(_ request: SampleBackend.Request) -> Bool {
    switch (self, request) {
    case (.ordinary, _), (.failure, _): true
    case (.page, .page), (.posts, .search), (.post, .publish), (.done, .setLiked),
      (.done, .checkHandle):
      true
    case (.profile, .profile), (.profile, .save): true
    case (.page, _), (.posts, _), (.post, _), (.profile, _), (.done, _): false
    }
  }
}
