import Domain

extension SampleBackend {
  /// A call of either repository.
  package enum Request: Equatable, Sendable {
    case page(after: Cursor?)
    case setLiked(Bool, Post.ID)
    case publish(String)
    case search(String)
    case profile(Profile.ID)
    case save(Profile)
  }
}

extension SampleBackend.Request: CustomStringConvertible {
  /// One line, as in `page(after: 31)` or `save(profile 1, "Ada")`.
  package var description: String {
    switch self {
    case .page(let cursor): "page(after: \(cursor.map { "\($0.rawValue)" } ?? "nil"))"
    case .setLiked(let isLiked, let id): "setLiked(\(isLiked), post \(id))"
    case .publish(let text): "publish(\(text.debugDescription))"
    case .search(let query): "search(\(query.debugDescription))"
    case .profile(let id): "profile(\(id))"
    case .save(let profile): "save(profile \(profile.id), \(profile.username.debugDescription))"
    }
  }
}

extension SampleBackend {
  /// A request that is held until a test releases it.
  package struct Call: Identifiable, Equatable, Sendable {
    /// The position of the request in `log`, counted from 1.
    package let id: Int
    package let request: Request
  }
}

extension SampleBackend.Call: CustomStringConvertible {
  package var description: String { "#\(id) \(request)" }
}
