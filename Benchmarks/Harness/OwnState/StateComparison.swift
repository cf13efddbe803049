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
    Suite("comparison", question: "What does \(update) cost?", timing: states) { options in
      // At the largest of 160,000 elements: 160, 16,000 and 160,000.
      let sizes = OwnState.sizes(upTo: options.largestSize).suffix(4)
      return sizes.count < 4 ? Array(sizes) : [sizes.first ?? 1] + sizes.suffix(2)
    } isCounted: { _, isLargest in
      isLargest
    } show: { [update] results, reports, timings in
      let table = ComparisonTable(results: results, reports: reports, timings: timings)
      return SuiteReport(answer: table.answer, tables: [table.table(update)], results: results)
    }
  }
}

/// One row for each state, and a sentence for each that copies.
struct ComparisonTable {
  /// Of each size, the states in the same order; the last ones are counted.
  let results: [BenchResult]
  /// At the largest size.
  let reports: [UpdateReport]
  let timings: Timings

  private var largest: ArraySlice<BenchResult> { results.suffix(reports.count) }

  var answer: String {
    zip(largest, reports).map { "\($0.contender): \($1)" }.joined(separator: "\n")
  }

  func table(_ update: String) -> Table {
    let sizes = stride(from: 0, to: results.count, by: reports.count).map { results[$0].size }
    let earlier = results.dropLast(reports.count)
    return Table(
      timings.title("Time and memory of \(update)"), of: zip(largest, reports),
      [.left("elements") { Cell($0.0.contender) }]
        + sizes.dropLast().map { size in
          .right(Units.count(size)) { row in
            earlier.first { $0.contender == row.0.contender && $0.size == size }?.timeCell ?? ""
          }
        } + [
          .right(Units.count(sizes.last ?? 0)) { $0.0.estimateCell },
          .right("bytes") { Cell($0.1.bytes.map { Units.bytes($0.largest) } ?? "–") },
          .right("copied") {
            let copied = $0.1.copiedBytes.largest
            return Cell(Units.bytes(copied), copied == 0 ? .good : .bad)
          },
          .right("alone") {
            Cell($0.1.copiedWithoutSubscriber.map { Units.bytes($0.largest) } ?? "–", .quiet)
          },
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

extension BenchResult {
  fileprivate var estimateCell: Cell {
    guard let median = self[.median], let low = self[.low], let high = self[.high] else {
      return timeCell
    }
    return Cell(Units.duration(nanoseconds: median, low, high))
  }
}
