import LabBackend
import LabContract
import LabDomain
import LabMeasure
import LabOutput
import LabPatterns
import MVVM
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
  /// A draft beside the rows changes.
  case type
  /// The query that selects the rows changes; its answer is not there yet.
  case search

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
    case .search: try stage.type("Hello", into: "Search")
    }
    await stage.settle()
    return (sum(\.run) - before.run, sum(\.changed) - before.changed)
  }
}

/// Counts only: the acts give the same on every machine and in every build. The answer to a query would not: by captures it
/// compares unused bits of an enum, which optimised code leaves different. So no answer comes.
@MainActor
package enum InvalidationSuite {
  private static let sizes = [20, 200, 2_000]

  /// The screen that is not split into views of its own.
  nonisolated package static let oneBody = "MVVM, one body"

  static func report(
    _ options: BenchOptions, _: Timings, _ progress: @escaping (String) -> Void
  ) async throws -> SuiteReport {
    var (patterns, screens) = ([Row](), [Row]())
    let feeds =
      try Patterns.feeds(matching: options.filter)
      + [(name: oneBody, make: MVVM.Pattern().feedInOneBody)]
    for size in sizes {
      // The longest feeds say the same as the others.
      let isLeftOut = options.isQuick && !options.isCountsOnly && size == sizes.last
      let posts = Array(SampleData(scale: size / 50 + 1, seed: 1).posts.suffix(size))
      for closures in ClosureComparison.allCases {
        func row(
          _ name: String, _ stage: Stage, _ acts: [InvalidationAct] = InvalidationAct.allCases
        ) async throws -> Row {
          progress("\(name), \(Units.count(size)) rows")
          return try await self.row(name, size, closures, stage, acts)
        }
        for feed in isLeftOut ? [] : feeds {
          let stage = try await loadedFeed(rows: size, closures: closures, feed.make)
          patterns.append(try await row(feed.name, stage))
        }
        for observing in ObservationScreen.Observing.allCases {
          for rows in ObservationScreen.Rows.allCases {
            let name = "\(observing.rawValue), rows \(rows.rawValue)"
            let stage = ObservationScreen.stage(observing, rows, posts: posts, closures: closures)
            screens.append(try await row(name, stage, [.like, .type]))
          }
        }
      }
    }
    let largest =
      sizes.last { size in patterns.contains { $0.results[0].size == size } } ?? sizes[0]
    let headline = table(
      "Bodies run / changed by one act on a feed with \(Units.count(largest)) rows",
      patterns.filter { $0.results[0].size == largest },
      footnotes: [
        """
        like: the first row. type: a text into the draft. search: a text into the search field, \
        before its answer. changed: bodies after which something looked different. On the lab's stage, a \
        model of SwiftUI, which makes rows lazily; which rule for closures it follows is open \
        (docs/stage.md).
        """
      ])
    let whole = table(
      "Bodies run / changed, by what is observed and how rows are made", screens,
      footnotes: [
        """
        A field and the rows, each a view of its own over one model. whole state: one property holds all, \
        so a write runs every view that reads the model, as with ObservableObject.
        """
      ])
    return SuiteReport(
      answer: """
        Split into views that read only what they show, seven patterns run the row that changed and \
        little else, under each rule for closures. MV's rows hold closures over its state, so all of them \
        run. In one body, the rule decides.
        """,
      tables: [headline],
      details: [
        table("Bodies run / changed by one act on the feed of each pattern", patterns), whole,
      ],
      results: (patterns + screens).flatMap(\.results))
  }

  /// What each act runs on one screen.
  private typealias Row = (closures: ClosureComparison, results: [BenchResult])

  private static func row(
    _ name: String, _ size: Int, _ closures: ClosureComparison, _ stage: Stage,
    _ acts: [InvalidationAct]
  ) async throws -> Row {
    var results: [BenchResult] = []
    for act in acts {
      var result = BenchResult(
        suite: Suite.invalidation.name, operation: closures.operation(act.rawValue),
        contender: name, size: size)
      (result[.bodies], result[.changedBodies]) = try await act.bodies(on: stage, post: size)
      results.append(result)
    }
    return (closures, results)
  }

  /// A section for each rule, and each size if there are several.
  private static func table(_ title: String, _ rows: [Row], footnotes: [String] = []) -> Table {
    let isOneSize = Set(rows.map(\.results[0].size)).count == 1
    func bodies(_ row: BenchResult) -> Cell {
      "\(Units.count(row[.bodies] ?? 0)) / \(row[.changedBodies] ?? 0)"
    }
    return Table(
      title, of: rows,
      [.left("screen") { Cell($0.results[0].contender) }]
        + (rows.first?.results ?? []).indices.map { act in
          .right(InvalidationAct.allCases[act].rawValue) { bodies($0.results[act]) }
        },
      section: {
        (isOneSize ? "" : "\(Units.count($0.results[0].size)) rows, ") + $0.closures.title
      }, footnotes: footnotes)
  }

  /// Shows a feed with all its rows, which the first page brings at once.
  static func loadedFeed(
    rows: Int, closures: ClosureComparison = .neverEqual, _ feed: (AppEnvironment) -> any View
  ) async throws -> Stage {
    var data = SampleData(scale: rows / 50 + 1, seed: 1)
    data.posts = Array(data.posts.suffix(rows))
    let backend = SampleBackend(data, policy: .gated)
    let environment = AppEnvironment(
      useCases: UseCases(feed: backend, profiles: backend), clock: TestClock(),
      router: Router(path: [.feed]))
    let stage = Stage(feed(environment), closures: closures)
    stage.appear()
    await stage.settle()
    backend.policy = .immediate
    try backend.releaseFirst(with: .page(Page(items: data.posts, next: nil)))
    await stage.settle()
    return stage
  }
}
