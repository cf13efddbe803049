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

  /// Counts the bodies that one act runs, and those after which something looked different.
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

/// Counts only: both acts give the same on every machine and in every build. A search by captures would not: it compares
/// unused bits of an enum, which optimised code leaves different.
@MainActor
package enum InvalidationSuite {
  private static let sizes = [20, 200, 2_000]

  static func report(
    _ options: BenchOptions, _: Timings, _ progress: @escaping (String) -> Void
  ) async throws -> SuiteReport {
    var (patterns, screens) = ([Row](), [Row]())
    for size in sizes {
      // The longest feeds say the same as the others.
      let isLeftOut = options.isQuick && !options.isCountsOnly && size == sizes.last
      let posts = Array(SampleData(scale: size / 50 + 1, seed: 1).posts.suffix(size))
      for closures in ClosureComparison.allCases {
        for pattern in try Patterns.patterns(matching: options.filter) where !isLeftOut {
          progress("\(pattern.name), \(Units.count(size)) rows")
          let stage = try await loadedFeed(of: pattern, rows: size, closures: closures)
          patterns.append(try await Row(pattern.name, size, closures, stage))
        }
        for observing in ObservationScreen.Observing.allCases {
          for rows in ObservationScreen.Rows.allCases {
            let name = "\(observing.rawValue), rows \(rows.rawValue)"
            progress(name)
            let stage = ObservationScreen.stage(observing, rows, posts: posts, closures: closures)
            screens.append(try await Row(name, size, closures, stage))
          }
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
      which something looked different. SwiftUI makes rows lazily, and which rule for closures it \
      follows is open (docs/stage.md).
      """
    ]
    return SuiteReport(
      answer: """
        Rows with closures all run again if no two closures are equal. If closures are compared by what \
        they captured, only the changed row runs, as where rows are Equatable.
        """,
      tables: [headline],
      details: [
        table("Bodies run / changed, by elements on the screen", screens),
        table("Bodies run / changed by one act on the feed of each pattern", patterns),
      ],
      results: (patterns + screens).flatMap(\.results))
  }

  /// What each act runs on one screen.
  private struct Row {
    let name: String
    let size: Int
    let closures: ClosureComparison
    var bodies: [(act: InvalidationAct, run: Int, changed: Int)] = []

    @MainActor
    init(_ name: String, _ size: Int, _ closures: ClosureComparison, _ stage: Stage) async throws {
      (self.name, self.size, self.closures) = (name, size, closures)
      for act in InvalidationAct.allCases {
        let (run, changed) = try await act.bodies(on: stage, post: size)
        bodies.append((act, run, changed))
      }
    }

    var results: [BenchResult] {
      bodies.map { act, run, changed in
        var result = BenchResult(
          suite: Suite.invalidation.name, operation: closures.operation(act.rawValue),
          contender: name, size: size)
        result[.bodies] = run
        result[.changedBodies] = changed
        return result
      }
    }
  }

  /// A section for each rule, and each size if there are several.
  private static func table(_ title: String, _ rows: [Row]) -> Table {
    var table = Table(
      title, columns: [.left("screen")] + InvalidationAct.allCases.map { .right($0.rawValue) })
    let isOneSize = Set(rows.map(\.size)).count == 1
    for row in rows {
      let section =
        (isOneSize ? "" : "\(Units.count(row.size)) rows, ") + row.closures.title
      if table.sections.last?.title != section { table.addSection(section) }
      table.addRow(
        [Cell(row.name)]
          + row.bodies.map { Cell("\(Units.count($0.run)) / \($0.changed)") })
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
