/// The cost of one update of a state, and what made it copy, from 128 updates in random order.
public struct UpdateReport: Sendable {
  /// Elements of the state, as requested.
  public let size: Int
  /// Updates that were counted.
  public let updates: Int
  /// Buffers of 256 bytes or more that reflection found in the state and its subscriber. Other memory
  /// is counted, not watched.
  public let watchedBuffers: Int
  /// Calls of the allocation functions on all threads, for one update; `nil` where they cannot be
  /// counted.
  public let allocations: PerUpdate?
  /// Bytes requested by those calls; `nil` where they cannot be counted.
  public let bytes: PerUpdate?
  /// Whether a larger state makes an update allocate more; `nil` where it cannot be counted.
  public let allocationsGrow: Bool?
  /// Bytes that an update leaves allocated beyond those it frees: the mean of the last 64 of 128 updates, or 0
  /// if 4,096 updates come to an end of it; `nil` where they cannot be counted.
  public let retainedBytes: Int?
  /// The most bytes of stack that an update used on the calling thread; `nil` where they cannot be
  /// measured.
  public let stackBytes: Int?
  /// The buffers that were copied or rebuilt, and for each its owners, largest first.
  public let copies: [Copy]
  /// How the time grows with the state, as in `from 20 ns at 625 elements to 2.20 µs`; `nil` if it does not,
  /// or another verdict needed no time.
  var timeGrowth: String?
  /// Updates that copied anything, beyond what was only rebuilt.
  public let copyingUpdates: Int
  /// Bytes that an update copied, without what was only rebuilt.
  public let copiedOnWrite: PerUpdate
  /// The same of a state without its subscriber; `nil` if there is none, or nothing was copied with it.
  public internal(set) var copiedWithoutSubscriber: PerUpdate?
  /// Elements that were copied or rebuilt, for one update.
  public let copiedElements: PerUpdate
  /// Bytes of those elements.
  public let copiedBytes: PerUpdate
  /// Where the largest block was allocated, as in `FeedStore.select(_:), FeedStore.swift:31`; `nil` if
  /// unknown.
  public let largestAllocation: String?

  /// A figure of one update.
  public struct PerUpdate: Sendable, Hashable {
    /// Mean of all updates.
    public let mean: Double
    /// That of the update with the most.
    public let largest: Int
  }

  /// A buffer that updates copied, or rebuilt although it had room.
  public struct Copy: Sendable, Hashable {
    /// The properties that lead to the buffer, as in `FeedStore.state.posts` or `FeedStore.sections[…]`;
    /// `memory out of reach` for one that reflection does not find.
    public let path: String
    /// Elements before the update; 0 if unknown.
    public let elements: Int
    /// Bytes of those elements, without what they refer to.
    public let bytes: Int
    /// Updates that did it, with this holder.
    public let updates: Int
    /// How the new buffer came to be.
    public let kind: Kind
    /// What is proven of the second owner that made the copy necessary.
    public let holder: Holder
    /// Properties that had the old value when it was copied, if they were not its only other owners.
    public let candidates: [String]
    /// The line that wrote, as in `FeedState.toggleLike(_:), FeedState.swift:12`; `nil` if the call
    /// stack of the copy is unknown.
    public let place: String?
  }

  /// How a new buffer came to be.
  public enum Kind: Sendable, Hashable {
    /// Copied on write, because the old one had a second owner.
    case copied
    /// Built anew, as by `map`, `filter` or `sorted`. There need not be a second owner.
    case rebuilt
    /// Copied or rebuilt.
    case undetermined
  }

  /// What is proven of the second owner of a value that was copied.
  public enum Holder: Sendable, Hashable {
    /// A property that held the old value when the copy was made, as in `FeedStore.undo[0]`, or several: `cache
    /// and undo`. There was no other owner.
    case property(String)
    /// The second reference was taken in this update and gave up the value in this function, on this
    /// line or a later one. It was the function's own, or that of what the function overwrote.
    case releasedBy(function: String, place: String)
    /// Not proven. It may be a closure's capture, a global, or an object that reflection cannot reach.
    case unknown
  }

  /// The answer to whether an update copies.
  public enum Verdict: Sendable, Hashable {
    /// No watched buffer was copied or rebuilt, no allocation is large or grows with the
    /// state, and neither does the time.
    case copiesNothing
    /// A watched buffer was copied.
    case copies
    /// A watched buffer was rebuilt.
    case rebuilds
    /// No watched buffer was copied, but an allocation is large or grows with the state.
    case allocates
    /// Nothing of that was found, but the processor time of an update grows with the state. It may copy
    /// elements into memory that it keeps, or visit all of them.
    case takesLonger
    /// Nothing was found, and what was allocated is unknown: it cannot be counted here.
    case unknown
  }

  /// Bytes allocated in one update from which it is said to allocate, whatever the size of the state.
  public static let largeAllocation = 65_536

  /// The answer, as a test would expect it: `report.verdict == .copiesNothing`.
  public var verdict: Verdict {
    if copies.contains(where: { $0.kind != .rebuilt }) { return .copies }
    if !copies.isEmpty { return .rebuilds }
    if let bytes, allocationsGrow == true || bytes.largest >= Self.largeAllocation {
      return .allocates
    }
    if bytes == nil { return .unknown }
    return timeGrowth == nil ? .copiesNothing : .takesLonger
  }
}

extension UpdateReport.PerUpdate {
  init(_ figures: [Int]) {
    mean = figures.isEmpty ? 0 : Double(figures.reduce(0, +)) / Double(figures.count)
    largest = figures.max() ?? 0
  }
}
