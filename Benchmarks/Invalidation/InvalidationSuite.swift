import Contract
import Domain
import PatternList
import Report
import SampleBackend
import StageUI

extension Suite {
  /// Bodies that run for a small change on a long screen.
  package static let invalidation = Suite(
    name: InvalidationSuite.name,
    question: "One row of many changes: how much of the screen is made anew?"
  ) { options, progress in
    try await InvalidationSuite(options: options, progress: progress).report()
  }
}

/// Counts only: the same in every build and on every machine.
@MainActor
struct InvalidationSuite {
  nonisolated static let name = "invalidation"
  nonisolated static let sizes = [20, 200, 2_000]

  let options: BenchOptions
  let progress: (Step) -> Void

  func report() async throws -> SuiteReport {
    let patterns = try await figuresOfPatterns()
    let screens = try await figuresOfScreens()
    return SuiteReport(
      suite: Self.name,
      tables: [InvalidationTables.patterns(patterns), InvalidationTables.screens(screens)],
      results: (patterns + screens).map { $0.result(in: Self.name) })
  }

  private func figuresOfPatterns() async throws -> [InvalidationFigure] {
    var figures: [InvalidationFigure] = []
    for rows in Self.sizes {
      for pattern in try Patterns.patterns(matching: options.filter, in: Self.name) {
        progress("\(pattern.name), \(Units.count(rows)) rows")
        let feed = try await LoadedFeed(of: pattern, rows: rows)
        figures += try await self.figures(pattern.name, rows, on: feed.stage)
      }
    }
    return figures
  }

  private func figuresOfScreens() async throws -> [InvalidationFigure] {
    var figures: [InvalidationFigure] = []
    for size in Self.sizes {
      let posts = Array(SampleData(scale: size / 50 + 1, seed: 1).posts.suffix(size))
      for observing in ObservationScreen.Observing.allCases {
        for rows in ObservationScreen.Rows.allCases {
          progress("\(observing.rawValue), rows \(rows.rawValue)")
          let screen = ObservationScreen(observing, rows, posts: posts)
          figures += try await self.figures(
            "\(observing.rawValue), rows \(rows.rawValue)", size, on: screen.stage)
        }
      }
    }
    return figures
  }

  private func figures(
    _ contender: String, _ rows: Int, on stage: Stage
  ) async throws(StageError) -> [InvalidationFigure] {
    var figures: [InvalidationFigure] = []
    for act in InvalidationAct.allCases {
      let bodies = try await Bodies(
        of: { stage throws(StageError) in try act.perform(on: stage, post: rows) }, on: stage)
      figures.append(
        InvalidationFigure(contender: contender, act: act, rows: rows, bodies: bodies))
    }
    return figures
  }
}
