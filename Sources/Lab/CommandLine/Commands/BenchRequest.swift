import Benchmarks
import Report

/// What `lab bench` is asked for.
struct BenchRequest {
  /// What is done with the suites, or instead of them.
  enum Purpose: Hashable {
    case show
    case gate(on: String)
    case renew(String)
    case explain(String)
    case predict
    case selfTest
  }

  /// How results are written.
  enum Format: String, CaseIterable {
    case text, json
  }

  let purpose: Purpose
  let format: Format
  /// Where the results go; `nil` for standard output.
  let path: String?
  let options: BenchOptions
  /// Processes that share the rounds of a suite.
  let processes: Int
  /// Whether all tables are shown, not only those that answer the questions.
  let isDetailed: Bool
  /// The words that ask for the same again.
  let words: [String]

  /// What each purpose takes beside its own option; anything else would have no effect.
  private static let purposes:
    [(option: Option, takesSuites: Bool, others: [Option], make: (String) -> Purpose)] = [
      (.explain, false, [.seed], { .explain($0) }),
      (.predict, false, [.seed], { _ in .predict }),
      (.selfTest, false, [.seed], { _ in .selfTest }),
      (.gate, true, [.benchFormat, .output], { .gate(on: $0) }),
      (.writeBaseline, true, [.seed], { .renew($0) }),
    ]

  init(_ arguments: Arguments) throws(UsageError) {
    purpose = try Self.purpose(arguments)
    format = arguments[.benchFormat].flatMap(Format.init) ?? .text
    path = arguments.outputPath
    isDetailed = arguments.has(.all) || !arguments.operands.isEmpty
    var options = BenchOptions(isQuick: arguments.has(.quick), filter: arguments[.filter])
    options.seed = arguments.number(of: .seed) ?? options.seed
    options.largestSize = arguments.number(of: .largest).map { Int($0) } ?? options.largestSize
    options.isCountsOnly = arguments.has(.gate) || arguments.has(.writeBaseline)
    self.options = options
    processes =
      arguments.number(of: .processes).map { Int($0) } ?? (options.isQuick ? 3 : 10)
    words =
      ["bench"] + arguments.operands
      + arguments.given.flatMap { option in
        [option.spelling] + [arguments[option] ?? ""].filter { !$0.isEmpty }
      }
    if arguments.has(.gate), path == nil, format == .json {
      throw UsageError("json has no place for changes; add '\(Option.output.synopsis)'")
    }
  }

  private static func purpose(_ arguments: Arguments) throws(UsageError) -> Purpose {
    guard let purpose = purposes.first(where: { arguments.has($0.option) }) else { return .show }
    let known = (purpose.others + [purpose.option]).map(\.name)
    let strange = arguments.given.first { !known.contains($0.name) }?.spelling
    if let other = strange ?? (purpose.takesSuites ? nil : arguments.operands.first) {
      let others = purpose.others.map(\.spelling).joined(separator: ", ")
      throw UsageError(
        "\(purpose.option.spelling) takes \(others) and nothing else, so not '\(other)'")
    }
    return purpose.make(arguments[purpose.option] ?? "")
  }
}
