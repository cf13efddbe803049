/// How far the first load of a screen has come.
package enum LoadPhase: Equatable, Sendable {
  case loading
  case loaded
  case failed(DomainError)
}

/// What lies behind the last row of the feed.
package enum Paging: Equatable, Sendable {
  /// More rows, asked for when the person gets there.
  case more(Cursor)
  case loading(Cursor)
  case failed(DomainError, Cursor)

  /// No more rows. An error never looks like this.
  case end

  package init(next: Cursor?) {
    self = next.map(Paging.more) ?? .end
  }

  /// What is left when the page under way is discarded.
  package var withoutRequest: Paging {
    switch self {
    case .loading(let cursor): .more(cursor)
    case .more, .failed, .end: self
    }
  }
}
