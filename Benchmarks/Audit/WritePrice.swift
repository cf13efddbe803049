import Measure
import Trace

/// What a recorder adds to one write beside a large array, at one level.
package struct WritePrice: Encodable, Hashable, Sendable {
  /// How the written state is held.
  package enum Shape: String, CaseIterable, Encodable, Sendable {
    case property
    case store = "struct in a store"
    case viewState = "struct in @State"
    case generic = "struct, generic class"
  }

  package let shape: Shape
  package let level: TraceLevel
  package let elements: Int
  /// Of the same write without a recorder; `nil` when it was not timed.
  package var plainNanoseconds: Double?
  /// Of the same write without a recorder; `nil` where counting is not available.
  package let plainMallocs: Double?
  /// More than without a recorder: the median over the rounds with its 95 % interval; `nil` when it
  /// was not timed.
  package var nanoseconds: Double?
  package var nanosecondsLow: Double?
  package var nanosecondsHigh: Double?
  package var trust: Trust?
  /// More than without a recorder; `nil` where counting is not available.
  package let mallocs: Double?
  /// By a change of the array, more than without a recorder.
  package let copiedBytes: Int

  enum CodingKeys: String, CodingKey {
    case shape, level, elements
    case plainNanoseconds = "plain_ns"
    case plainMallocs = "plain_mallocs"
    case nanoseconds = "added_ns"
    case nanosecondsLow = "added_ns_low"
    case nanosecondsHigh = "added_ns_high"
    case trust, mallocs
    case copiedBytes = "copied_bytes"
  }

  package static let elements = 160_000
}

extension WritePrice {
  /// Whether a level adds no more than is promised.
  package enum Promise: String, Sendable {
    case kept, broken, inconclusive
  }

  /// What a level may add at most.
  struct Limit {
    let nanoseconds: Double
    let mallocs: Double

    /// Nanoseconds that nobody would call slower, however surely they are measured.
    static let nothing = Limit(nanoseconds: 5, mallocs: 0)
    static let tracedWrite = Limit(nanoseconds: 500, mallocs: 2)
  }

  /// `nil` where nothing is promised: sites, snapshots, and a class that makes a new key path at
  /// each turn.
  private var limit: Limit? {
    if shape == .generic { return nil }
    switch level {
    case .off, .actions: return .nothing
    case .fields: return .tracedWrite
    case .sites, .snapshots: return nil
    }
  }

  /// `nil` where nothing is promised. Noise leaves a promise about time inconclusive, but counts
  /// break it surely.
  package var promise: Promise? {
    if level < .snapshots, copiedBytes > 0 { return .broken }
    guard let limit else { return nil }
    if let mallocs, mallocs > limit.mallocs { return .broken }
    guard let nanosecondsLow, let nanosecondsHigh, let trust, trust != .doNotTrust else {
      return .inconclusive
    }
    if nanosecondsLow > limit.nanoseconds { return .broken }
    return nanosecondsHigh <= limit.nanoseconds ? .kept : .inconclusive
  }
}

@MainActor
extension WritePrice {
  /// Counts, without times.
  init(_ shape: Shape, at level: TraceLevel) {
    let (mallocs, copied) = Writes(shape, at: level).counts()
    let plain = Writes(shape, at: nil).counts()
    self.shape = shape
    self.level = level
    elements = Self.elements
    plainMallocs = plain.mallocs
    self.mallocs = plain.mallocs.flatMap { plain in mallocs.map { $0 - plain } }
    copiedBytes = copied - plain.copied
  }

  /// Measures every shape at every level, each against the same write without a recorder.
  static func all(schedule: Schedule, progress: (String) -> Void) throws -> [WritePrice] {
    try Shape.allCases.flatMap { shape in
      progress("a write beside \(elements) elements, \(shape.rawValue)")
      let rounds = try Rounds.run(
        baseline: contender(shape, at: nil),
        against: TraceLevel.allCases.map { contender(shape, at: $0) }, schedule: schedule,
        // Long samples, because each begins to watch anew.
        calibration: Calibration(target: .milliseconds(5)))
      return zip(TraceLevel.allCases, rounds.challengers).map { level, series in
        var price = WritePrice(shape, at: level)
        price.setTime(of: series, in: rounds)
        return price
      }
    }
  }

  private static func contender(_ shape: Shape, at level: TraceLevel?) -> Contender {
    Contender(level?.rawValue ?? "none") {
      Writes(shape, at: level)
    } run: { writes, iterations in
      writes.watched { _ in for _ in 0..<iterations { writes.next() } }
    }
  }

  mutating func setTime(of series: Series, in rounds: Rounds) {
    let added = Bootstrap().median(of: zip(series.cpu, rounds.baseline.cpu).map { $0 - $1 })
    plainNanoseconds = Statistics.median(of: rounds.baseline.cpu)
    (nanosecondsLow, nanoseconds, nanosecondsHigh) = (added.low, added.median, added.high)
    trust = rounds.trust()
  }
}

/// Writes to a large array and to a text beside it, while a recorder watches.
@MainActor
final class Writes {
  private let owner: any StateOwner
  private let level: TraceLevel?
  /// Whether each change of the array copies it, recorder or not.
  private let isCopied: Bool
  private var turn = 0

  init(_ shape: WritePrice.Shape, at level: TraceLevel?) {
    let posts = Array(repeating: WatchedPost(), count: WritePrice.elements)
    self.level = level
    isCopied = shape == .viewState
    owner =
      switch shape {
      case .property: PropertyOwner(posts)
      case .store: StoreOwner<WatchedState>(posts)
      case .viewState: ViewOwner(posts)
      case .generic: GenericOwner<WatchedState>(posts)
      }
  }

  /// Watches only while `body` runs, so that no other array is measured beside a recorder.
  func watched<Result>(_ body: (Recorder?) -> Result) -> Result {
    let recorder = level.map { Recorder(level: $0, capacity: capacity) }
    if let recorder { owner.watch(by: recorder) }
    return withExtendedLifetime(recorder) { body(recorder) }
  }

  /// Few snapshots, because each keeps an array.
  private var capacity: Int { level == .snapshots ? 4 : 100 }

  /// Changes the array and the text in turn; where a change would copy the array, only the text.
  func next() {
    turn += 1
    if isCopied || turn.isMultiple(of: 2) {
      owner.type(turn.isMultiple(of: 4) ? "Hello" : "Hello, you")
    } else {
      like()
    }
  }

  func like() { owner.like(turn * 7 % WritePrice.elements) }

  /// Allocations of one write, and bytes that one like copies, once the recorder has to make room.
  func counts() -> (mallocs: Double?, copied: Int) {
    watched { _ in
      for _ in 0..<capacity * 2 + 48 { next() }
      let writes = 100
      let allocations = Allocations.count { for _ in 0..<writes { next() } }
      var copied = 0
      for _ in 0..<writes {
        let before = BufferIdentity(owner.posts)
        like()
        copied += BufferIdentity.copiedBytes(from: before, to: BufferIdentity(owner.posts))
      }
      return (allocations.map { Double($0.count) / Double(writes) }, copied / writes)
    }
  }
}
