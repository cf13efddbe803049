import Testing

@testable import LabMeasure

/// A holder is named only when it is one.
@Suite(.enabled(if: Allocations.isAvailable))
nonisolated struct HolderTests {
  @Test(arguments: MisleadingUpdate.allCases)
  func `names what holds the old value, and nothing else`(update: MisleadingUpdate) async {
    await #expect(processExitsWith: .success) { @MainActor [update = update as MisleadingUpdate] in
      let copies = update.copies.map { copy in
        "\(copy.path) \(copy.kind): \(copy.holder)".replacing(/:\d+$/, with: ":")
      }

      #expect(copies == update.answer, "\(copies)")
    }
  }
}

/// Updates in which something that is not the holder looks like it.
enum MisleadingUpdate: String, CaseIterable, Codable, Sendable {
  /// What is built anew needs no second owner.
  case rebuilds, unites
  /// `sorted` copies on write, and rebuilds all the same.
  case sorts
  /// The cache gave up the value before the change.
  case emptiesCache, comparesBesideCache
  /// The log left a reference in its memory.
  case shrinksLog
  /// A block that is freed is used again.
  case reusesBlock
  /// By its size, the copy may be of either of two buffers.
  case copiesEither
  /// The cache has the old value in one update of four.
  case rarelyCaches
  /// Code that overwrites a value out of reach did not hold it.
  case publishes
  /// A dictionary is copied.
  case copiesDictionary

  fileprivate var answer: [String] {
    switch self {
    case .rebuilds: ["Feed.cache rebuilt: unknown", "Feed.numbers rebuilt: unknown"]
    case .unites: ["Feed.visible rebuilt: unknown"]
    case .sorts: ["Feed.cache rebuilt: unknown"]
    case .emptiesCache: []
    case .reusesBlock:
      [
        "Feed.cache rebuilt: unknown",
        "Feed.numbers copied: CachingFeed.compare(_:), HolderTests.swift:",
      ]
    case .comparesBesideCache, .shrinksLog, .copiesEither, .publishes:
      ["Feed.numbers copied: unknown"]
    case .rarelyCaches: ["Feed.numbers copied: unknown", "Feed.numbers copied: Feed.cache"]
    case .copiesDictionary: ["Feed.byID copied: Feed.previous"]
    }
  }

  @MainActor fileprivate var copies: [UpdateReport.Copy] {
    StateMeasurement("Feed") {
      feed($0)
    } update: {
      update($0, $1)
    }.report(at: 500).copies
  }

  @MainActor private func feed(_ size: Int) -> CachingFeed {
    let feed = CachingFeed()
    switch self {
    case .unites: feed.ids = Set(0..<size)
    case .copiesDictionary: feed.byID = .init(uniqueKeysWithValues: (0..<size).map { ($0, $0) })
    default: feed.numbers = Array(0..<size)
    }
    return feed
  }

  @inline(never)
  @MainActor private func update(_ feed: CachingFeed, _ index: Int) {
    switch self {
    case .rebuilds:
      feed.cache = feed.numbers.flatMap { [$0] }
      feed.numbers = feed.numbers.map { $0 == index ? -1 : $0 }
    case .unites:
      feed.visible = feed.ids.union([-1 - index])
    case .sorts:
      feed.numbers[index] += 1
      feed.cache = feed.numbers.sorted(by: >)
    case .emptiesCache:
      feed.cache = nil
      feed.numbers[index] += 1
      feed.cache = feed.numbers
    case .comparesBesideCache:
      feed.cache = nil
      feed.compare(index)
      feed.cache = feed.numbers
    case .shrinksLog:
      if !feed.log.isEmpty { feed.log.removeLast() }
      feed.compare(index)
      feed.log.append(feed.numbers)
    case .reusesBlock:
      feed.compare(index)
      feed.cache = feed.numbers.map { -$0 }
    case .copiesEither:
      if feed.cache == nil { feed.cache = feed.numbers.map { $0 } }
      feed.numbers[index] += 1
      published = feed.numbers
    case .rarelyCaches:
      feed.numbers[index] += 1
      feed.changes += 1
      feed.cache = feed.changes % 4 == 0 ? feed.numbers : nil
      published = feed.changes % 4 == 0 ? [] : feed.numbers
    case .publishes:
      feed.numbers[index] += 1
      published = feed.numbers
    case .copiesDictionary:
      feed.previous = feed.byID
      feed.byID[index] = -1
    }
  }
}

/// Out of reach for reflection.
private var published: [Int] = []

private final class CachingFeed {
  var numbers: [Int] = []
  var cache: [Int]?
  var log: [[Int]] = []
  var ids: Set<Int> = []
  var visible: Set<Int> = []
  var byID: [Int: Int] = [:]
  var previous: [Int: Int] = [:]
  var changes = 0

  @inline(never) func compare(_ index: Int) {
    let old = numbers
    numbers[index] += 1
    if old != numbers { changes += 1 }
  }
}
