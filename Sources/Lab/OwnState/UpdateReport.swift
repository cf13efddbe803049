import Report

/// The cost of one update of a state, and what made it copy.
public struct UpdateReport: Sendable {
  /// Elements of the state, as requested.
  public let size: Int
  /// Buffers of 256 bytes or more that reflection found in the state and its subscriber; copies of
  /// other memory are not reported.
  public let watchedBuffers: Int
  /// Calls of the allocation functions; `nil` where they cannot be counted.
  public let allocations: Int?
  /// Bytes requested by those calls; `nil` where they cannot be counted.
  public let bytes: Int?
  /// The most bytes of stack that the update used; `nil` where they cannot be measured.
  public let stackBytes: Int?
  /// The copies, largest first.
  public let copies: [Copy]

  /// A buffer that the update copied, or rebuilt although it had room.
  public struct Copy: Sendable, Hashable {
    /// The properties that lead to the buffer, as in `FeedStore.state.posts`.
    public let path: String
    /// Elements before the update.
    public let elements: Int
    /// Bytes of those elements, without what they refer to.
    public let bytes: Int
    /// The holder of the old elements when they changed.
    public let holder: Holder
    /// The line that wrote, as in `FeedState.toggleLike(_:), FeedState.swift:12`; `nil` if the call
    /// stack of the copy is unknown.
    public let place: String?
  }

  /// The second owner of a value that was copied.
  public enum Holder: Sendable, Hashable {
    /// A property that reflection reaches, as in `FeedStore.undo[0]`.
    case property(String)
    /// Code that held the value temporarily, with the line that released it or an earlier one.
    case code(function: String, place: String)
    /// The subscriber: without it, nothing is copied.
    case subscriber
    /// A closure's capture, a global, or an object that reflection cannot reach.
    case unknown
  }

  /// Elements of all copies.
  public var copiedElements: Int { copies.reduce(0) { $0 + $1.elements } }
  /// Bytes of those elements.
  public var copiedBytes: Int { copies.reduce(0) { $0 + $1.bytes } }
}

extension UpdateReport: CustomStringConvertible {
  /// The verdict as a sentence.
  public var description: String {
    let update = "One update at \(Units.count(size)) elements"
    guard watchedBuffers > 0 else {
      return "\(update): reflection finds no array, dictionary or set of 256 bytes or more."
    }
    guard let largest = copies.first else { return "\(update) copies nothing." }
    return "\(update) copies \(Units.bytes(copiedBytes)), because \(largest.holder.reason)."
  }
}

extension UpdateReport.Holder: CustomStringConvertible {
  /// The holder's name.
  public var description: String {
    switch self {
    case .property(let path): path
    case .code(let function, let place): "\(function), \(place)"
    case .subscriber: "the subscriber"
    case .unknown: "unknown"
    }
  }

  fileprivate var reason: String {
    switch self {
    case .property(let path): "\(path) holds the old value"
    case .code(let function, let place): "\(function) holds the old value (\(place))"
    case .subscriber: "the subscriber holds the old value"
    case .unknown:
      """
      something that reflection does not reach holds the old value: a closure's capture, a global, or \
      an object of another language
      """
    }
  }
}
