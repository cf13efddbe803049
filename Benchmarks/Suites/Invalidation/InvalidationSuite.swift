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
    name: "invalidation", question: "One row of many changes: how many view bodies run again?",
    report: InvalidationSuite.report)
}

/// Counts only: the acts give the same on every machine and in every build. The answer to a query would not: by captures it
/// compares unused bits of an enum, which optimised code leaves different. So no answer comes.
@MainActor
enum InvalidationSuite {
  private static let sizes = [200, 2_000]
  private static let formFields = 12

  /// The screen that is not split into views of its own.
  nonisolated static let oneBody = "MVVM, one body"

  static func report(
    _ options: BenchOptions, _: Timings, _ progress: @escaping (String) -> Void
  ) async throws -> SuiteReport {
    let isQuick = options.isQuick && !options.isCountsOnly
    let feeds =
      try Patterns.feeds(matching: options.filter)
      + [(name: oneBody, make: MVVM.Pattern().feedInOneBody)]
    // A quick run leaves out the longest feeds, which say the same as the others.
    let patterns = try await rows(
      of: feeds.map { feed in
        Screen(name: feed.name) { try await loadedFeed(rows: $0, closures: $1, feed.make) }
      }, isQuick ? sizes.dropLast() : sizes, progress)
    let forms = try await rows(
      of: Patterns.patterns(matching: options.filter).map { pattern in
        Screen(name: pattern.name, acts: [.edit]) {
          let stage = try await loadedProfile(closures: $1, pattern)
          // The focus is in the field already.
          try stage.type("Hell", into: "Name")
          await stage.settle()
          return stage
        }
      }, [formFields], progress)
    let screens = try await rows(
      of: ObservationScreen.all.map { name, observing, rows in
        Screen(name: name, acts: [.like, .type, .unread]) {
          ObservationScreen.stage(observing, rows, posts: data(rows: $0).posts, closures: $1)
        }
      }, sizes, progress)
    let largest = patterns.last?.results[0].size ?? 0
    let headline = table(
      "Bodies run / changed by one act on a feed with \(Units.count(largest)) rows",
      patterns.filter { $0.results[0].size == largest && $0.closures == .byCaptures },
      footnotes: [
        """
        like: the first row. type: a text into the draft. search: a text into the search field, \
        before its answer. changed: bodies after which something looked different. On the lab's stage, a \
        model of SwiftUI that makes every row; tables below show other rules for closures.
        """
      ])
    let whole = table(
      "Bodies run / changed, by what is observed and how rows are made", screens,
      footnotes: [
        """
        A field and the rows, each a view of its own over one model. whole state: one property holds all, \
        so a write runs every view that reads the model. ObservableObject: a change runs every view that \
        declares the model, the screen too. unread: a property that no view reads. made: models that a like \
        makes, because it runs the body that makes the rows.
        """
      ])
    return SuiteReport(
      answer: """
        Split into views that hold no closures, all eight patterns run the row that changed and little \
        else, whichever closures are equal. In one body, whose rows hold closures, that decides.
        """,
      tables: [
        headline,
        table(
          "Bodies run / changed by an edit in the profile's form of twelve fields",
          forms.filter { $0.closures == .byCaptures }),
      ],
      details: [
        table("Bodies run / changed by one act on the feed of each pattern", patterns), whole,
        table("Bodies run / changed by an edit, by the rule for closures", forms),
      ],
      results: (patterns + forms + screens).flatMap(\.results))
  }

  private struct Screen {
    let name: String
    var acts: [InvalidationAct] = [.like, .type, .search]
    let stage: (_ rows: Int, ClosureComparison) async throws -> Stage
  }

  /// What each act runs on one screen.
  private typealias Row = (closures: ClosureComparison, results: [BenchResult])

  private static func rows(
    of screens: [Screen], _ sizes: [Int], _ progress: (String) -> Void
  ) async throws -> [Row] {
    var rows: [Row] = []
    for size in sizes {
      for closures in ClosureComparison.allCases {
        for screen in screens {
          progress("\(screen.name), \(Units.count(size)) rows")
          let stage = try await screen.stage(size, closures)
          var results: [BenchResult] = []
          for act in screen.acts {
            let made = RowModel.made
            var result = BenchResult(
              suite: Suite.invalidation.name, operation: closures.operation(act.rawValue),
              contender: screen.name, size: size)
            (result[.bodies], result[.changedBodies]) = try await act.bodies(on: stage, post: size)
            if stage.bodies["OwnerRow"] != nil { result[.models] = RowModel.made - made }
            results.append(result)
          }
          rows.append((closures, results))
        }
      }
    }
    return rows
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
        + (rows.first?.results ?? []).enumerated().map { act, result in
          .right(String(result.operation.prefix { $0 != "," })) { bodies($0.results[act]) }
        }
        + (rows.contains { $0.results[0][.models] != nil }
          ? [.right("made") { Cell($0.results[0][.models].map(Units.count) ?? "") }] : []),
      section: {
        (isOneSize ? "" : "\(Units.count($0.results[0].size)) rows, ") + $0.closures.title
      }, footnotes: footnotes)
  }

  /// Shows a feed with all its rows, which the first page brings at once.
  static func loadedFeed(
    rows: Int, closures: ClosureComparison = .byCaptures, _ feed: (AppEnvironment) -> any View
  ) async throws -> Stage {
    let data = data(rows: rows)
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

  private static func loadedProfile(
    closures: ClosureComparison, _ pattern: any StatePattern
  ) async throws -> Stage {
    let backend = SampleBackend()
    let environment = AppEnvironment(
      useCases: UseCases(feed: backend, profiles: backend), clock: TestClock(),
      router: Router(path: [.feed, .profile(SampleData.me.id)]))
    let screen = pattern.screens(environment).profile(SampleData.me.id, nil)
    let stage = Stage(screen, closures: closures)
    stage.appear()
    await stage.settle()
    return stage
  }

  private static func data(rows: Int) -> SampleData {
    var data = SampleData(scale: rows / 50 + 1, seed: 1)
    data.posts = Array(data.posts.suffix(rows))
    return data
  }
}

extension ClosureComparison {
  /// The rule in the title of a table.
  fileprivate var title: String {
    switch self {
    case .neverEqual: "closures never equal"
    case .byContext: "closures compared by code and context"
    case .byCaptures: "closures compared by captures"
    }
  }

  /// Returns the name of an operation in results under this rule; the stage's own is not named.
  fileprivate func operation(_ name: String) -> String {
    switch self {
    case .neverEqual: "\(name), never equal"
    case .byContext: "\(name), by context"
    case .byCaptures: name
    }
  }
}
