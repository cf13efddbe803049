import Measure
import Trace

/// What a recorder adds to one write beside a large array, level by level.
package struct WritePrice: Codable, Hashable, Sendable {
  /// How the state is watched.
  package enum Shape: String, CaseIterable, Codable, Sendable {
    /// One property of an observable object.
    case property
    /// A field of a struct that an observable object holds.
    case structure = "struct"
    /// The same, when the object is generic and keeps its key path.
    case store = "struct in a store"
    /// A field of a struct that a view holds.
    case viewState = "struct in @State"
    /// As in a store, by a class that leaves it to `@Observable`.
    case generic = "struct, generic class"
    /// One property of an observable object that does not tell of its writes itself.
    case observed = "observed property"
  }

  package let shape: Shape
  package let level: TraceLevel
  package let elements: Int
  /// Of the same write without a recorder; `nil` when it was not timed.
  package var plainNanoseconds: Double?
  /// Of the same write without a recorder; `nil` where counting is not available.
  package let plainMallocs: Double?
  /// More than without a recorder, as the median over the rounds with its 95 % interval; `nil` when it was not timed.
  package var nanoseconds: Double?
  package var nanosecondsLow: Double?
  package var nanosecondsHigh: Double?
  /// On the whole write beside one without a recorder.
  package var verdict: Verdict?
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
    case verdict, mallocs
    case copiedBytes = "copied_bytes"
  }

  package static let elements = 160_000
}

extension WritePrice {
  /// What recording fields may add to a write.
  package static let promisedNanoseconds = 150.0

  /// Nanoseconds that nobody would call slower, however surely they are measured.
  package static let noise = 5.0

  /// Not of a class that makes a new key path at each turn, which nothing finds again, nor of an observer, which allocates
  /// before it does anything.
  private var isPromised: Bool { shape != .generic && shape != .observed }

  package var isTooSlow: Bool {
    guard isPromised, let nanoseconds else { return false }
    switch level {
    case .off, .actions: return verdict == .slower && (nanosecondsLow ?? nanoseconds) > Self.noise
    case .fields: return nanoseconds > Self.promisedNanoseconds
    case .sites, .snapshots: return false
    }
  }

  package var asksTooMuch: Bool {
    guard isPromised, let mallocs else { return false }
    switch level {
    case .off, .actions: return mallocs > 0
    case .fields: return mallocs > 1
    case .sites, .snapshots: return false
    }
  }

  package var copiesTooMuch: Bool { level < .snapshots && copiedBytes > 0 }
}

@MainActor
extension WritePrice {
  /// Counts, without times.
  package init(_ shape: Shape, at level: TraceLevel) {
    let (mallocs, copied) = Self.counts(of: WatchedArray(shape, at: level))
    let plain = Self.counts(of: WatchedArray(shape, at: nil))
    self.shape = shape
    self.level = level
    elements = Self.elements
    plainMallocs = plain.mallocs
    self.mallocs = plain.mallocs.flatMap { plain in mallocs.map { $0 - plain } }
    copiedBytes = copied - plain.copied
  }

  /// Of one write.
  private static func counts(of subject: WatchedArray) -> (mallocs: Double?, copied: Int) {
    subject.watched { _ in
      for _ in 0..<subject.writesUntilSteady { subject.write() }
      let writes = 100
      let allocations = Allocations.count { for _ in 0..<writes { subject.write() } }
      var copied = 0
      for _ in 0..<writes {
        let before = subject.identity
        subject.like()
        copied += BufferIdentity.copiedBytes(from: before, to: subject.identity)
      }
      return (allocations.map { Double($0.count) / Double(writes) }, copied / writes)
    }
  }

  /// Every shape at every level, timed against the same write without a recorder.
  static func all(
    schedule: Schedule, progress: (String) -> Void
  ) async throws -> [WritePrice] {
    var prices: [WritePrice] = []
    for shape in Shape.allCases {
      progress("a write in \(elements) elements, \(shape.rawValue)")
      let rounds = try await Measurement(
        shape.rawValue, baseline: timed(shape, at: nil),
        against: TraceLevel.allCases.map { timed(shape, at: $0) }
      ).run(schedule)
      let base = Statistics.median(of: rounds.baseline.cpu)
      for (level, series) in zip(TraceLevel.allCases, rounds.challengers) {
        var price = WritePrice(shape, at: level)
        price.plainNanoseconds = base
        price.add(series, to: rounds)
        prices.append(price)
      }
    }
    return prices
  }

  private mutating func add(_ series: Series, to rounds: Rounds) {
    let added = Bootstrap().median(of: [zip(series.cpu, rounds.baseline.cpu).map { $0 - $1 }])
    nanoseconds = added.median
    nanosecondsLow = added.low
    nanosecondsHigh = added.high
    verdict = rounds.comparison(of: series).verdict
  }

  private static func timed(_ shape: Shape, at level: TraceLevel?) -> Case {
    Case(level?.rawValue ?? SessionPrice.none) {
      WatchedArray(shape, at: level)
    } run: { subject, iterations in
      subject.watched { _ in for _ in 0..<iterations { subject.write() } }
    }
  }
}
