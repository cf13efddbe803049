import LabCommandLine
import LabOutput

/// The same update of several states, as the rows of one table.
///
/// ```swift
/// let array = StateMeasurement("array") { Array(0..<$0) } update: { $0[$1] += 1 }
/// let kept = StateMeasurement("kept") { (old: [Int](), new: Array(0..<$0)) } update: {
///   $0.old = $0.new
///   $0.new[$1] += 1
/// }
/// await StateComparison("an increment", array, kept).main()
/// ```
@MainActor
public struct StateComparison {
  let update: String
  let states: [any TimedState]

  /// Creates a comparison.
  ///
  /// - Parameters:
  ///   - update: What every state does, in a few words.
  ///   - first: The state with which the times of the others are compared.
  ///   - others: States with the same content, each under another name.
  public init<First, each Other>(
    _ update: String, _ first: StateMeasurement<First>,
    _ others: repeat StateMeasurement<each Other>
  ) {
    self.update = update
    var states: [any TimedState] = [first]
    repeat states.append(each others)
    self.states = states
  }

  /// Measures as the command line asks, with the options of ``StateMeasurement/main()``, prints the
  /// results and exits.
  public func main() async -> Never { await suite.main(summary) }

  var summary: String { "compares the cost of \(update) in \(states.count) states" }

  var suite: Suite {
    Suite("comparison", question: "What does \(update) cost?", timing: states, counting: states)
  }
}

/// One row for each state, and what is said of each that was counted.
struct StateTable {
  /// Of each size, the states in the same order.
  let results: [BenchResult]
  /// At the largest size, by the names of the states.
  let reports: [(state: String, report: UpdateReport)]
  let timings: Timings

  /// The verdicts; of a state alone, the place of each copy too.
  var answer: String? {
    if reports.count > 1 {
      return reports.map { "\($0): \($1)" }.joined(separator: "\n")
    }
    guard let (_, report) = reports.first else { return nil }
    let copies = report.copies.prefix(3).map { copy in
      let place = copy.place.map { " in \($0)" } ?? ""
      let (elements, bytes) = (Units.count(copy.elements), Units.bytes(copy.bytes))
      return """
        \(copy.path): \(copy.elements > 0 ? "\(elements) elements" : bytes) are \
        \(copy.kind.participle)\(place)\
        \(copy.kind == .rebuilt ? "." : ". Held by: \(copy.holder).")
        """
    }
    return ([report.description] + copies + (report.bytes == nil ? [Self.missing] : []))
      .joined(separator: "\n")
  }

  private static let missing = """
    Allocations cannot be counted here, so copies are found by buffer address alone: copies that \
    the update makes and discards are missed, and code that released the old value is not named.
    """

  func table(_ update: String) -> Table {
    let sizes = Set(results.map(\.size)).sorted()
    let largest = results.filter { $0.size == sizes.last }
    func bytes(_ row: BenchResult, _ figure: (UpdateReport) -> Int?) -> Cell {
      let report = reports.first { $0.state == row.contender }?.report
      return report.flatMap(figure).map { Cell(Units.bytes($0)) } ?? Cell("–", .quiet)
    }
    return Table(
      timings.title("Time and memory of \(update)"), of: largest,
      [.left("elements") { Cell($0.contender) }]
        + sizes.dropLast().map { size in
          .right(Units.count(size)) { row in
            results.first { $0.contender == row.contender && $0.size == size }?.timeCell ?? ""
          }
        } + [
          .right(Units.count(sizes.last ?? 0)) { $0.estimateCell },
          .right("bytes") { bytes($0) { $0.bytes?.largest } },
          .right("copied") { bytes($0) { $0.copiedBytes.largest } },
          .right("alone") { bytes($0) { $0.copiedWithoutSubscriber?.largest } },
        ],
      footnotes: [
        """
        Median processor time of one update, in random order, and its 95 % interval at the most elements. \
        bytes: allocated by the update with the most, of 128. copied: elements of arrays, dictionaries \
        and sets that moved although they had room. alone: the same without the subscriber, if there is one.
        """
      ])
  }
}

extension UpdateReport.Kind {
  fileprivate var participle: String {
    switch self {
    case .copied: "copied"
    case .rebuilt: "rebuilt"
    case .undetermined: "copied or rebuilt"
    }
  }
}

extension BenchResult {
  fileprivate var estimateCell: Cell {
    guard let median = self[.median], let low = self[.low], let high = self[.high] else {
      return timeCell
    }
    return Cell(Units.duration(nanoseconds: median, low, high))
  }
}
