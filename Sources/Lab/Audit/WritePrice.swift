import LabMeasure
import LabTrace

/// What a recorder adds to one write beside a large array, at one level.
package struct WritePrice: Encodable, Hashable, Sendable {
  /// How the written state is held.
  package enum Shape: String, CaseIterable, Encodable, Sendable {
    case property
    case store = "struct in a store"
  }

  package let shape: Shape
  package let level: TraceLevel
  /// Allocations of the same write without a recorder, and those beyond them; `nil` where nothing is
  /// counted.
  package let plainMallocs: Double?
  package let mallocs: Double?
  /// Bytes that a change of the array copies, beyond those without a recorder.
  package let copiedBytes: Int
  /// Time of the same write without a recorder, and the time added to it; `nil` when it was not
  /// timed.
  package var plainNs: Double?
  package var addedNs: Estimate?
  package var trust: Trust?

  package static let elements = 160_000
}

extension WritePrice {
  /// Whether a level adds no more than is promised.
  package enum Promise: String, Sendable {
    case kept, broken, inconclusive
  }

  /// The most that `off` and `actions` may add: nanoseconds too few to notice.
  static let unwatched = (ns: 5.0, mallocs: 0.0)
  /// The most that `fields` may add.
  static let watched = (ns: 1_500.0, mallocs: 2.0)

  /// `nil` where nothing is promised. Noise leaves a promise about time inconclusive, as does a count
  /// that is missing; a count breaks it in any run.
  package var promise: Promise? {
    if level < .snapshots, copiedBytes > 0 { return .broken }
    guard level < .sites else { return nil }
    let limit = level < .fields ? Self.unwatched : Self.watched
    if let mallocs, mallocs > limit.mallocs { return .broken }
    guard let addedNs, trust != .doNotTrust else { return .inconclusive }
    if addedNs.low > limit.ns { return .broken }
    return addedNs.high <= limit.ns && mallocs != nil ? .kept : .inconclusive
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
    plainMallocs = plain.mallocs
    self.mallocs = plain.mallocs.flatMap { plain in mallocs.map { $0 - plain } }
    copiedBytes = copied - plain.copied
  }

  /// Measures every shape at every level, each against the same write without a recorder.
  static func all(schedule: Schedule, progress: (String) -> Void) async throws -> [WritePrice] {
    var prices: [WritePrice] = []
    for shape in Shape.allCases {
      progress("a write beside \(elements) elements, \(shape.rawValue)")
      let rounds = try await Measurement(
        shape.rawValue, baseline: timed(shape, at: nil),
        against: SessionPrice.levels.map { timed(shape, at: $0) }
      ).run(schedule)
      for (level, series) in zip(SessionPrice.levels, rounds.contenders) {
        var price = WritePrice(shape, at: level)
        price.setTime(of: series, in: rounds)
        prices.append(price)
      }
    }
    return prices
  }

  private static func timed(_ shape: Shape, at level: TraceLevel?) -> Contender {
    Contender(level?.rawValue ?? "none", work: level == .snapshots ? .copying : .computing) {
      Writes(shape, at: level)
    } run: { writes, iterations in
      writes.watched { _ in for _ in 0..<iterations { writes.next() } }
    }
  }

  mutating func setTime(of series: Series, in rounds: Rounds) {
    plainNs = Statistics.median(of: rounds.baseline.cpu)
    addedNs = Bootstrap().median(of: [zip(series.cpu, rounds.baseline.cpu).map { $0 - $1 }])
    trust = rounds.trust(rounds.noise(of: series.work))
  }
}

/// Writes to a large array and to a text beside it, while a recorder watches.
@MainActor
final class Writes {
  private let owner: any StateOwner
  private let level: TraceLevel?
  private var turn = 0

  init(_ shape: WritePrice.Shape, at level: TraceLevel?) {
    let posts = Array(repeating: WatchedPost(), count: WritePrice.elements)
    self.level = level
    owner =
      switch shape {
      case .property: PropertyOwner(posts)
      case .store: StoreOwner(state: WatchedState(posts: posts))
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

  /// Changes the array and the text in turn.
  func next() {
    turn += 1
    if turn.isMultiple(of: 2) {
      owner.type(turn.isMultiple(of: 4) ? "Hello" : "Hello, you")
    } else {
      like()
    }
  }

  func like() { owner.like(turn * 7 % WritePrice.elements) }

  /// Returns the allocations of a write and the bytes that a like copies, once the recorder has to
  /// make room.
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
