import Foundation
import LabCallStack
import LabContract
import LabExplore
import LabPatterns
import LabSessions
import LabSourceCode
import LabTestSupport
import LabTrace
import Testing

/// The line of every write, in all recorded orders and in random sessions of all patterns, held against the
/// source.
@Suite(.enabled(if: Symbolizer.walksStacks, "stacks are not walked here"))
struct WrittenLinesTests {
  /// A write of a field, with the text of its line: `FeedViewModel.swift:96 ← FeedView.swift:43 …`.
  private nonisolated struct Write: Hashable {
    let field: String
    let site: String

    var place: String { String(site.prefix { $0 != " " }) }
    /// The caller's place, and its function or the writer's.
    var last: [Substring] {
      (site.components(separatedBy: " ← ").last ?? site).split(separator: " ", maxSplits: 1)
    }
  }

  /// The writes of each pattern, with how often each was recorded, and its source to ask.
  private static let recorded = Task { @MainActor in
    let orders = try await PlayerSectionTests.played.value
    let checkout = try Checkout(inOrAbove: [#filePath])
    return orders.patterns.indices.map { index in
      let source = checkout.pattern(orders.patterns[index])
      let traces = Set(orders.moments.map { orders.frames[$0[index]][1] })
      let events = traces.flatMap { orders.traces[$0] }.map { orders.events[$0] }
      let writes = events.filter { $0[0] == Orders.Kind.mutation.rawValue }
        .map { Write(field: orders.texts[$0[4]], site: orders.texts[$0[3]]) }
      return (
        pattern: source.name,
        counts: Dictionary(writes.map { ($0, 1) }, uniquingKeysWith: +),
        source: WrittenLine(
          in: source.files + source.machinery + checkout.files(in: "Sources/App/Domain"))
      )
    }
  }

  @Test(arguments: PatternUnderTest.all)
  func `each line of a random session is right too`(_ tested: PatternUnderTest) async throws {
    let pattern = tested.pattern
    let recorded = try await Self.recorded.value.first { $0.pattern == pattern.name }
    let source = try #require(recorded).source
    var checked = 0
    for seed: UInt64 in [7, 12_669] {
      let session = RandomSession(seed: seed, steps: 150)
      let events = try await session.recorder(of: pattern, explainsBodies: false).eventsWithSites
      for event in events {
        guard let site = event.site, let field = event.mutation?.field else { continue }
        checked += 1
        let isRight = source.writes(field, at: site.place)
        #expect(isRight, "\(field) at \(site)")
        let function = site.function.map { " \($0)" } ?? ""
        #expect(site.file.hasPrefix("Sources/"), "\(site.file)\(function)")
      }
    }
    #expect(checked > 60)
  }

  @Test func `each shown line writes the field, or calls what does`() async throws {
    for (pattern, counts, source) in try await Self.recorded.value {
      var checked = 0
      for (write, count) in counts where !write.site.isEmpty {
        checked += count
        let isRight = source.writes(write.field, at: write.place)
        #expect(isRight, "\(pattern): \(write.field) at \(write.site)")
      }
      #expect(checked > 100, "\(pattern): \(checked)")
    }
  }

  @Test func `only what a binding writes has no line`() async throws {
    for (pattern, counts, _) in try await Self.recorded.value {
      let bare = Set(counts.keys.filter(\.site.isEmpty).map(\.field))
      let bound = try Checkout(inOrAbove: [#filePath]).pattern(pattern).files(ofFeature: "feed")
        .compactMap { $0.text.firstMatch(of: /draft: \$\w+\.(\w+)/).map { String($0.1) } }.first
      #expect(
        bare == (bound.map { [$0, "isAskingToDiscard", "name", "query"] } ?? []), "\(pattern)")
    }
  }

  @Test func `the function is the one around the line`() async throws {
    for (pattern, counts, source) in try await Self.recorded.value {
      var checked = 0
      for write in counts.keys where write.last.count == 2 {
        checked += 1
        let name = try #require(source.function(around: String(write.last[0])), "\(write)")
        let function = write.last[1].replacing(#/^(implicit )?closure #\d+ in /#, with: "")
        #expect(
          function.contains("\(name)(") || function.contains("\(name).getter"),
          "\(pattern): \(write), in \(name)")
      }
      #expect(checked > 20, "\(pattern): \(checked)")
    }
  }

  // The check of the first test must be able to fail.
  @Test func `refuses most lines beside it, and lines of other fields`() async throws {
    var (moved, others, all) = (0, 0, 0)
    for (_, counts, source) in try await Self.recorded.value {
      let fields = Set(counts.keys.map(\.field)).sorted()
      for write in counts.keys where !write.site.isEmpty {
        all += 2
        moved += [-1, 1].count { !source.writes(write.field, at: write.place, movedBy: $0) }
        let other = fields.filter { $0.prefix(3) != write.field.prefix(3) }
        others += [other.first, other.last].count { field in
          field.map { !source.writes($0, at: write.place) } ?? false
        }
      }
    }
    #expect(moved * 10 > all * 7, "\(moved) of \(all) neighbours are refused")
    #expect(others * 10 > all * 8, "\(others) of \(all) other fields are refused")
  }
}
