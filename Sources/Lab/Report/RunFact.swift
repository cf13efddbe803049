import LabBenchmarks
import LabMeasure
import LabOutput

/// Something that a run says of itself, in two runs.
struct RunFact {
  let name: String
  /// `–` where the file does not say.
  let old: String
  let new: String
  /// Whether it differs, and times or counts depend on it.
  let forbidsTimes: Bool
  let affectsCounts: Bool

  private init(
    _ name: String, _ values: [(some CustomStringConvertible)?], times: Bool = false,
    counts: Bool = false
  ) {
    let texts = values.map { $0?.description ?? "–" }
    (self.name, old, new) = (name, texts[0], texts[1])
    // A processor may name the clock that it ran at when it was asked.
    let differs = Set(texts.map { $0.replacing(/, [0-9.]+ GHz$/, with: "") }).count > 1
    (forbidsTimes, affectsCounts) = (differs && times, differs && counts)
  }

  static func all(of runs: [SavedRun]) -> [RunFact] {
    let machines = runs.map(\.environment)
    return [
      RunFact("date", machines.map(\.date)),
      RunFact("compiler", machines.map(\.compiler), times: true, counts: true),
      RunFact("build", machines.map { $0.build?.rawValue }, times: true, counts: true),
      RunFact("processor", machines.map(\.cpu), times: true),
      RunFact("cores", machines.map(\.cores), times: true),
      RunFact("system", machines.map(\.system), times: true, counts: true),
      RunFact("kernel", machines.map(\.kernel), times: true),
      RunFact("seed", runs.map(\.seed), counts: true),
    ]
  }
}
