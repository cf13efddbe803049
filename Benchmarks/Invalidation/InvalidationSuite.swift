import LabBackend
import LabContract
import LabDomain
import LabHarness
import LabMeasure
import LabOutput
import LabPatterns
import StageUI

extension Suite {
  /// Bodies that run for a small change on a long screen.
  package static let invalidation = Suite(
    name: "invalidation", question: "One row of many changes: how much of the screen runs again?",
    report: InvalidationSuite.report)
}

/// A small change, after which nearly all of a screen is as before.
package enum InvalidationAct: String, CaseIterable, Sendable {
  /// One row changes.
  case like
  /// A text beside the rows changes.
  case type

  /// Counts the bodies that one act runs, and those after which something looked different. SwiftUI runs the rows in sight only (docs/stage.md, 1 and 2).
  @MainActor
  package func bodies(
    on stage: Stage, post: Int
  ) async throws(StageError) -> (run: Int, changed: Int) {
    func sum(_ count: (BodyCount) -> Int) -> Int {
      stage.bodies.values.reduce(0) { $0 + count($1) }
    }
    let before = (run: sum(\.run), changed: sum(\.changed))
    switch self {
    case .like: try stage.tap("like-\(post)")
    case .type: try stage.type("Hello", into: "New post")
    }
    await stage.settle()
    return (sum(\.run) - before.run, sum(\.changed) - before.changed)
  }
}

/// Counts only: the same in every build and on every machine.
@MainActor
package enum InvalidationSuite {
  private static let sizes = [20, 200, 2_000]

  static func report(
    _ options: BenchOptions, _: Timings, _ progress: @escaping (String) -> Void
  ) async throws -> SuiteReport {
    var (patterns, screens) = ([BenchResult](), [BenchResult]())
    for size in sizes {
      // The longest feeds say the same as the others.
      let isLeftOut = options.isQuick && !options.isCountsOnly && size == sizes.last
      for pattern in try Patterns.patterns(matching: options.filter) where !isLeftOut {
        progress("\(pattern.name), \(Units.count(size)) rows")
        patterns += try await results(pattern.name, size, loadedFeed(of: pattern, rows: size))
      }
      let posts = Array(SampleData(scale: size / 50 + 1, seed: 1).posts.suffix(size))
      for observing in ObservationScreen.Observing.allCases {
        for rows in ObservationScreen.Rows.allCases {
          let name = "\(observing.rawValue), rows \(rows.rawValue)"
          progress(name)
          let stage = ObservationScreen.stage(observing, rows, posts: posts)
          screens += try await results(name, size, stage)
        }
      }
    }
    let largest = sizes[sizes.count - 1]
    var headline = table(
      "Bodies run / changed, by what is observed and how \(Units.count(largest)) rows are made",
      screens.filter { $0.size == largest })
    headline.footnotes = [
      """
      A field and the rows, each a view of its own over one model, on the lab's stage, a model of \
      SwiftUI. like: the first row changes. type: a text changes, and no row. changed: bodies after \
      which something looked different. SwiftUI runs the rows in sight only (docs/stage.md, 1 and 2).
      """
    ]
    return SuiteReport(
      answer: """
        A feed's body runs all its rows again, as a row holds closures. Rows that can be compared, \
        and state observed by property, run only what changes.
        """,
      tables: [headline],
      details: [
        table("Bodies run / changed, by elements on the screen", screens),
        table("Bodies run / changed by one act on the feed of each pattern", patterns),
      ],
      results: patterns + screens)
  }

  /// A row for each act on the screen.
  private static func results(
    _ contender: String, _ rows: Int, _ stage: Stage
  ) async throws -> [BenchResult] {
    var results: [BenchResult] = []
    for act in InvalidationAct.allCases {
      let bodies = try await act.bodies(on: stage, post: rows)
      var result = BenchResult(
        suite: Suite.invalidation.name, operation: act.rawValue, contender: contender, size: rows)
      result[.bodies] = bodies.run
      result[.changedBodies] = bodies.changed
      results.append(result)
    }
    return results
  }

  /// - Parameter results: those of all acts on a screen, one after another.
  private static func table(_ title: String, _ results: [BenchResult]) -> Table {
    let acts = InvalidationAct.allCases.count
    var table = Table(
      title, columns: [.left("screen")] + InvalidationAct.allCases.map { .right($0.rawValue) })
    let isOneSize = Set(results.map(\.size)).count == 1
    for first in stride(from: 0, to: results.count, by: acts) {
      let row = results[first..<first + acts]
      let section = "\(Units.count(results[first].size)) rows"
      if !isOneSize, table.sections.last?.title != section { table.addSection(section) }
      table.addRow(
        [Cell(results[first].contender)]
          + row.map { Cell("\(Units.count($0[.bodies] ?? 0)) / \($0[.changedBodies] ?? 0)") })
    }
    return table
  }

  /// Shows the feed of a pattern with all its rows, which the first page brings at once.
  package static func loadedFeed(
    of pattern: any StatePattern, rows: Int, closures: ClosureComparison = .neverEqual
  ) async throws -> Stage {
    var data = SampleData(scale: rows / 50 + 1, seed: 1)
    data.posts = Array(data.posts.suffix(rows))
    let backend = SampleBackend(data, policy: .gated)
    let environment = AppEnvironment(
      useCases: UseCases(feed: backend, profiles: backend), clock: TestClock(),
      router: Router(path: [.feed]))
    let stage = Stage(pattern.feed(environment), closures: closures)
    stage.appear()
    await stage.settle()
    backend.policy = .immediate
    try backend.releaseFirst(with: .page(Page(items: data.posts, next: nil)))
    await stage.settle()
    return stage
  }
}
