import Domain

extension SampleBackend {
  /// The answer with which a held call is released; only an ordinary one can change the data.
  package enum Answer: Equatable, Sendable {
    /// The answer of the data at the time of the release.
    case ordinary
    case page(Page<Post>)
    case posts([Post])
    case post(Post)
    case profile(Profile)
    case done
    case failure(DomainError)
  }
}

extension SampleBackend.Answer {
  /// Whether `request` can have an answer of this kind.
  func fits(_ request: SampleBackend.Request) -> Bool {
    switch (self, request) {
    case (.ordinary, _), (.failure, _): true
    case (.page, .page), (.posts, .search), (.post, .publish), (.done, .setLiked): true
    case (.profile, .profile), (.profile, .save): true
    case (.page, _), (.posts, _), (.post, _), (.profile, _), (.done, _): false
    }
  }
}
