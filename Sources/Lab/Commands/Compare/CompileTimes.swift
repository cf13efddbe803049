import LabMeasure
import LabOutput
import LabSourceCode

/// How long the compiler takes to type-check the module of each pattern.
struct CompileTimes {
  /// The rounds of each pattern, or why it has none.
  private var times: [String: Result<[Double], any Error>] = [:]
  private let patterns: [String]

  /// Takes the times of all patterns in turn, after a round that only reads the files.
  init(of patterns: [String], seconds: (_ pattern: String, _ round: Int) throws -> Double) {
    self.patterns = patterns
    for round in 0...5 {
      for pattern in patterns.contains("MV") ? patterns : ["MV"] + patterns {
        let earlier = times[pattern] ?? .success([])
        times[pattern] = Result {
          let time = try seconds(pattern, round)
          return try round == 0 ? [] : earlier.get() + [time]
        }
      }
    }
  }

  var table: Table {
    var table = Table(
      "How long the compiler takes to type-check a pattern",
      columns: [.left("pattern"), .right("time"), .right("to MV"), .right("min–max")])
    table.footnotes = [
      """
      Measured on this machine now: processor time, median of 5 rounds, each with all patterns in turn. One \
      process checks all files of a module against the modules of this build, and generates no code. \
      min–max: of the ratios of the rounds.
      """
    ]
    for pattern in patterns {
      do {
        let times = try times[pattern]?.get() ?? []
        let ratios = zip(times, (try? self.times["MV"]?.get()) ?? []).map { $0 / $1 }
        table.addRow([
          Cell(pattern), Cell(Units.duration(nanoseconds: Statistics.median(of: times) * 1e9)),
          Cell(Units.ratio(Statistics.median(of: ratios))),
          Cell(ratios.isEmpty ? "–" : Units.range(ratios.min() ?? 0, ratios.max() ?? 0)),
        ])
      } catch {
        table.addRow([Cell(pattern), "–", "–", "–"])
        let reason = (error as? CompilerProbeError)?.reason ?? "\(error)"
        if !table.footnotes.contains("–: \(reason).") { table.footnotes.append("–: \(reason).") }
      }
    }
    return table
  }
}
