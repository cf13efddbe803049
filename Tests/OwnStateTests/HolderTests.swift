import CallStack
import Measure
import Testing

@testable import OwnState

/// A holder is named only when it is one.
@Suite(.enabled(if: Allocations.isAvailable))
struct HolderTests {
  private final class Feed {
    var numbers: [Int]
    var cache: [Int]?
    var log: [[Int]] = []
    var changes = 0

    init(_ size: Int) { numbers = Array(0..<size) }
  }

  private func copies(_ update: @escaping (Feed, _ index: Int) -> Void) -> [UpdateReport.Copy] {
    StateMeasurement("Feed") {
      Feed($0)
    } update: {
      update($0, $1)
    }.report(at: 500).copies
  }

  @Test func `a rebuilt array has no holder`() {
    let copies = copies { feed, index in
      feed.cache = feed.numbers.flatMap { [$0] }
      feed.numbers = feed.numbers.map { $0 == index ? -1 : $0 }
    }

    #expect(copies.map(\.kind) == [.rebuilt, .rebuilt])
    #expect(copies.allSatisfy { $0.holder == .unknown })
  }

  @Test func `sorted copies on write, and rebuilds all the same`() {
    let copies = copies { feed, index in
      feed.numbers[index] += 1
      feed.cache = feed.numbers.sorted(by: >)
    }

    #expect(copies.map(\.kind) == [.rebuilt])
    #expect(copies.map(\.path) == ["Feed.cache"])
  }

  @Test func `a cache that let the value go is not named`() throws {
    let emptied = copies { feed, index in
      feed.cache = nil
      feed.numbers[index] += 1
      feed.cache = feed.numbers
    }
    let compared = copies { feed, index in
      feed.cache = nil
      let old = feed.numbers
      feed.numbers[index] += 1
      if old != feed.numbers { feed.changes += 1 }
      feed.cache = feed.numbers
    }

    #expect(emptied == [])
    #expect(try #require(compared.first).holder != .property("Feed.cache"))
  }

  @Test func `a reference that an array left in its memory holds nothing`() throws {
    let copies = copies { feed, index in
      if !feed.log.isEmpty { feed.log.removeLast() }
      let old = feed.numbers
      feed.numbers[index] += 1
      if old != feed.numbers { feed.changes += 1 }
      blackHole(old)
      feed.log.append(feed.numbers)
    }

    #expect(try #require(copies.first).holder != .property("Feed.log[0]"))
  }

  @Test func `code that overwrites a value out of reach does not hold it`() throws {
    var published: [Int] = []
    let copies = copies { feed, index in
      feed.numbers[index] += 1
      published = feed.numbers
    }

    #expect(try #require(copies.first).holder == .unknown)
    #expect(published.count == 500)
  }

  @Test func `names a copied dictionary by its property`() throws {
    let measurement = StateMeasurement("Feed") {
      (byID: Dictionary(uniqueKeysWithValues: (0..<$0).map { ($0, $0) }), previous: [Int: Int]())
    } update: { feed, index in
      feed.previous = feed.byID
      feed.byID[index] = -1
    }

    let copy = try #require(measurement.report(at: 500).copies.first)

    #expect([copy.path, "\(copy.holder)"] == ["Feed.byID", "Feed.previous"])
    #expect(copy.kind == .copied)
  }

  @Test(arguments: [
    ("Array._makeMutableAndUnique()", true, false),
    ("_ContiguousArrayBuffer._consumeAndCreateNew()", true, false),
    (
      "_ArrayBuffer._consumeAndCreateNew(bufferIsUnique:minimumCapacity:growForAppend:)", false,
      false
    ),
    ("_NativeDictionary.copy()", true, false), ("Sequence.sorted(by:)", false, true),
    ("Sequence.flatMap<A>(_:)", false, true), ("FeedStore.sortedPosts()", false, false),
  ])
  func `knows functions that copy on write and that build`(
    name: String, copies: Bool, builds: Bool
  ) {
    let function = Function(SourceFrame(function: name, path: "/swift/Array.swift", line: 0))

    #expect([function.copiesOnWrite, function.builds] == [copies, builds])
    #expect(!function.isOwn)
  }

  @Test func `a folder called like the lab's belongs to its package`() {
    func frame(_ path: String) -> SourceFrame {
      SourceFrame(function: "Store.like(_:)", path: path, line: 1)
    }
    let here = String(#filePath.dropLast("Tests/OwnStateTests/HolderTests.swift".count))

    #expect(!frame("/home/somebody/app/Sources/Lab/Store.swift").isOfLab)
    #expect(frame("\(here)Sources/Lab/OwnState/StateMeasurement.swift").isOfLab)
  }

  @Test func `finds the slot of each property that shares a buffer`() throws {
    let live = LiveBytesCounter.start()
    let feed = Feed(500)
    feed.cache = feed.numbers
    let buffers = ReachableBuffers.of(feed, named: "Feed")

    let slots = HeldSlots(sharedBy: buffers) { live.bytes(ofBlock: $0) }
    let blind = HeldSlots(sharedBy: buffers) { _ in nil }

    #expect(slots.indices == ["Feed.numbers": [0], "Feed.cache": [1]])
    #expect(slots.all.map(\.block) == [buffers[0].block, buffers[0].block])
    #expect(blind.all == [])
    #expect(!buffers[0].isUnshared)
    feed.cache = nil
    #expect(buffers[0].isUnshared)
    withExtendedLifetime(feed) {}
  }

  @Test func `a freed block that is used again makes no holder`() {
    @inline(never)
    func change(_ posts: inout [Int], _ index: Int) -> Bool {
      let old = posts
      posts[index] += 1
      return old == posts
    }
    let measurement = StateMeasurement("Feed") { size in
      (posts: Array(0..<size), rows: Array(0..<size))
    } update: { feed, index in
      blackHole(change(&feed.posts, index))
      feed.rows = feed.posts.map { -$0 }
    }

    let report = measurement.report(at: 2_000)

    #expect(report.verdict == .copies)
    #expect(!report.copies.map(\.holder).contains(.property("Feed.rows")))
  }

  @Test func `a union is built anew`() {
    let measurement = StateMeasurement("Feed") { size in
      (ids: Set(0..<size), visible: Set(0..<size))
    } update: { feed, index in
      feed.visible = feed.ids.union([-1 - index])
    }

    let report = measurement.report(at: 2_000)

    #expect(report.copies.allSatisfy { $0.holder == .unknown })
  }
}
