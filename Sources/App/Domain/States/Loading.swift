/// The progress of a screen's first load.
public enum LoadPhase: Hashable, BitwiseCopyable, Sendable {
  /// The first request is in flight.
  case loading
  /// There is content.
  case loaded
  /// The first request failed.
  case failed(DomainError)
}

/// The end of the feed, below the last row.
public enum Paging: Hashable, BitwiseCopyable, Sendable {
  /// More rows, requested when the end is reached.
  case more(Cursor)
  /// A request for the page after the cursor is in flight.
  case loading(Cursor)
  /// The page after the cursor could not be loaded.
  case failed(DomainError, Cursor)

  /// No more rows; never used for an error.
  case end

  /// Creates the paging below a page with this `next`.
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
