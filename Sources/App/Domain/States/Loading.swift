/// The progress of a screen's first load.
public enum LoadPhase: Equatable, BitwiseCopyable, Sendable {
  case loading
  case loaded
  case failed(DomainError)
}

/// The end of the feed, below the last row.
public enum Paging: Equatable, BitwiseCopyable, Sendable {
  /// More rows, requested when the end is reached.
  case more(Cursor)
  case loading(Cursor)
  case failed(DomainError, Cursor)

  /// No more rows; never used for an error.
  case end

  public init(next: Cursor?) {
    self = next.map(Paging.more) ?? .end
  }

  /// The paging once the request in flight is discarded.
  public var withoutRequest: Paging {
    switch self {
    case .loading(let cursor): .more(cursor)
    case .more, .failed, .end: self
    }
  }
}
