import LabCallStack
import Testing

@testable import LabMeasure

/// A holder is named only when it is one.
@Suite(.enabled(if: Allocations.isAvailable))
nonisolated struct HolderTests {
  @Test func `a rebuilt array has no holder`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let copies = measureCopies { feed, index in
        feed.cache = feed.numbers.flatMap { [$0] }
        feed.numbers = feed.numbers.map { $0 == index ? -1 : $0 }
      }

      #expect(copies.map(\.kind) == [.rebuilt, .rebuilt])
      #expect(copies.allSatisfy { $0.holder == .unknown })
    }
  }

  @Test func `sorted copies on write, and rebuilds all the same`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let copies = measureCopies { feed, index in
        feed.numbers[index] += 1
        feed.cache = feed.numbers.sorted(by: >)
      }

      #expect(copies.map(\.kind) == [.rebuilt])
      #expect(copies.map(\.path) == ["Feed.cache"])
    }
  }

  @Test func `a cache that let the value go is not named`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let emptied = measureCopies { feed, index in
        feed.cache = nil
        feed.numbers[index] += 1
        feed.cache = feed.numbers
      }
      let compared = measureCopies { feed, index in
        feed.cache = nil
        let old = feed.numbers
        feed.numbers[index] += 1
        if old != feed.numbers { feed.changes += 1 }
        feed.cache = feed.numbers
      }

      #expect(emptied == [])
      let copy = try #require(compared.first)
      #expect(copy.holder != .property("Feed.cache"))
    }
  }

  @Test func `a reference that an array left in its memory holds nothing`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let copies = measureCopies { feed, index in
        if !feed.log.isEmpty { feed.log.removeLast() }
        let old = feed.numbers
        feed.numbers[index] += 1
        if old != feed.numbers { feed.changes += 1 }
        blackHole(old)
        feed.log.append(feed.numbers)
      }

      let copy = try #require(copies.first)
      #expect(copy.holder != .property("Feed.log[0]"))
    }
  }

  @Test func `a copy that may be of either of two buffers is undetermined`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      var published: [Int] = []
      let copies = measureCopies { feed, index in
        if feed.cache == nil { feed.cache = feed.numbers.map { $0 } }
        feed.numbers[index] += 1
        published = feed.numbers
      }
      blackHole(published)

      let copy = try #require(copies.max { $0.updates < $1.updates })
      #expect(copy.updates > 100)
      #expect(copy.kind == .undetermined)
    }
  }

  @Test func `a property that rarely holds the old value is not named`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      var (published, turn) = ([Int](), 0)
      let copies = measureCopies { feed, index in
        feed.numbers[index] += 1
        turn += 1
        feed.cache = turn % 4 == 0 ? feed.numbers : nil
        published = turn % 4 == 0 ? [] : feed.numbers
      }
      blackHole(published)

      let copy = try #require(copies.first)
      #expect(copy.holder == .unknown)
    }
  }

  @Test func `code that overwrites a value out of reach does not hold it`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      var published: [Int] = []
      let copies = measureCopies { feed, index in
        feed.numbers[index] += 1
        published = feed.numbers
      }

      let copy = try #require(copies.first)
      #expect(copy.holder == .unknown)
      #expect(published.count == 500)
    }
  }

  @Test func `names a copied dictionary by its property`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let copy = try #require(copyOfDictionary())

      #expect([copy.path, "\(copy.holder)"] == ["Feed.byID", "Feed.previous"])
      #expect(copy.kind == .copied)
    }
  }

  @Test func `finds the slot of each property that shares a buffer`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let live = LiveBytesCounter.start()
      let feed = CachingFeed(500)
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
  }

  @Test func `a freed block that is used again makes no holder`() async {
    await #expect(processExitsWith: .success) { @MainActor in
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
  }

  @Test func `a union is built anew`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let measurement = StateMeasurement("Feed") { size in
        (ids: Set(0..<size), visible: Set(0..<size))
      } update: { feed, index in
        feed.visible = feed.ids.union([-1 - index])
      }

      let report = measurement.report(at: 2_000)

      #expect(report.copies.allSatisfy { $0.holder == .unknown })
    }
  }
}

private final class CachingFeed {
  var numbers: [Int]
  var cache: [Int]?
  var log: [[Int]] = []
  var changes = 0

  init(_ size: Int) { numbers = Array(0..<size) }
}

private func measureCopies(_ update: @escaping (CachingFeed, _ index: Int) -> Void) -> [UpdateReport
  .Copy]
{
  StateMeasurement("Feed") {
    CachingFeed($0)
  } update: {
    update($0, $1)
  }.report(at: 500).copies
}

/// A measurement beside an exit test: what is inside is compiled from a macro, and has no source.
private func copyOfDictionary() -> UpdateReport.Copy? {
  StateMeasurement("Feed") {
    (byID: Dictionary(uniqueKeysWithValues: (0..<$0).map { ($0, $0) }), previous: [Int: Int]())
  } update: { feed, index in
    feed.previous = feed.byID
    feed.byID[index] = -1
  }.report(at: 500).copies.first
}
