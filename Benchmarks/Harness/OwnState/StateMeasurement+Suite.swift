import LabOutput
import LabRandom

extension StateMeasurement {
  /// The update at increasing sizes, beside the lab's struct in a store object.
  var suite: Suite {
    Suite(
      OwnState.suite, question: "What does one update of \(name) cost?",
      timing: [StoreObject.measurement, self], counting: [self])
  }
}

@MainActor
extension Suite {
  /// Creates a suite that times the same update of some states, and counts 128 updates at the largest size.
  init(
    _ name: String, question: String, timing states: [any TimedState],
    counting counted: [any TimedState]
  ) {
    func benchmarks(_ options: BenchOptions) -> [Benchmark] {
      OwnState.sizes(upTo: options.largestSize).map { size in
        Benchmark(
          operation: "update", size: size,
          contenders: states.map { $0.contender(size: size, seed: options.seed) })
      }
    }
    self.init(
      name: name, question: question,
      timing: .init(rounds: 30) { options in
        for state in states { try state.requireSameSize() }
        return benchmarks(options).map(\.measurement)
      }
    ) { options, timings, progress in
      var (results, reports) = ([BenchResult](), [(state: String, report: UpdateReport)]())
      for benchmark in benchmarks(options) {
        results += try await benchmark.results(of: name, timings)
      }
      for state in counted {
        progress("\(state.name), \(Units.count(options.largestSize)) elements: counting")
        let report = state.report(at: options.largestSize)
        reports.append((state.name, report))
        results.lastIndex { $0.contender == state.name }.map { results[$0].count(report) }
      }
      let table = StateTable(results: results, reports: reports, timings: timings)
      let update = question.dropFirst("What does ".count).dropLast(" cost?".count)
      return SuiteReport(
        answer: table.answer, tables: [table.table(String(update))], results: results)
    }
  }
}

/// A measurement of a state of any type.
@MainActor
protocol TimedState {
  var name: String { get }
  func requireSameSize() throws(SizeChange)
  func contender(size: Int, seed: UInt64) -> CheckedContender
  func report(at size: Int) -> UpdateReport
}

extension StateMeasurement: TimedState {
  /// - Throws: ``SizeChange`` for the first buffer that an update has lengthened or shortened.
  func requireSameSize() throws(SizeChange) {
    let size = 16
    let subject = Subject(self, size: size)
    let paths = Set(subject.buffers.all.filter { $0.identity.count == size }.map(\.path))
    subject.update(0)
    for buffer in subject.buffers.all where paths.contains(buffer.path) {
      guard buffer.identity.count == size else {
        throw SizeChange(path: buffer.path, from: size, to: buffer.identity.count)
      }
    }
  }

  /// Counts what one update allocates, which a report replaces.
  func contender(size: Int, seed: UInt64) -> CheckedContender {
    CheckedContender(
      timed: timed(size: size, seed: seed), isCorrect: { true },
      count: { result in
        let subject = Subject(self, size: size)
        result.setAllocations(Allocations.count { subject.update(size / 2) })
      })
  }

  /// Times updates of one element after another, in random order.
  ///
  /// A state that copies may also retain the copies, so each sample starts with a new state.
  private func timed(size: Int, seed: UInt64) -> Contender {
    var generator = SeededGenerator(seed: seed)
    let order = (0..<size).shuffled(using: &generator)
    if !copies(at: size) {
      return Contender(name) {
        Subject(self, size: size)
      } run: { subject, iterations in
        subject.update(inTurn: order, iterations)
      }
    }
    return Contender(name, work: .copying) { iterations, stopwatch in
      let subject = Subject(self, size: size)
      subject.update(inTurn: order, 2)
      await stopwatch.time { subject.update(inTurn: order, iterations) }
    }
  }

  /// Returns whether some of a few updates allocate as much as a copy does.
  private func copies(at size: Int) -> Bool {
    UpdateSeries(counting: self, size: size, count: 16).costs.contains { $0.sum.bytes >= 4_096 }
  }
}

/// An update that left the state longer or shorter, so that no two of them cost the same.
struct SizeChange: Error, CustomStringConvertible {
  let path: String
  let from: Int
  let to: Int

  var description: String {
    "the update changed \(path) from \(from) elements to \(to); it must leave as many as it found"
  }
}

enum OwnState {
  static let suite = "own-state"

  /// Returns whether the nanoseconds of an update grow by more than a few accesses to slower memory, and by
  /// as much as it takes to visit so many more elements.
  static func grows(from least: Double, to most: Double, elements: Int) -> Bool {
    most > 4 * least && most - least > 300 + Growth.leastPerElement * Double(elements)
  }

  /// The largest size, as in 160, 16,000 and 160,000: a tenth and a thousandth of it too, if it has that many
  /// elements.
  static func sizes(upTo largest: Int) -> [Int] {
    let sizes = sequence(first: 16) { $0 * 10 }.prefix { $0 < largest } + [largest]
    return sizes.count < 4 ? sizes : [sizes[sizes.count - 4]] + sizes.suffix(2)
  }
}

extension BenchResult {
  mutating func count(_ report: UpdateReport) {
    self[.mallocs] = report.allocations?.largest
    self[.bytes] = report.bytes?.largest
    self[.copiedElements] = report.copiedElements.largest
    self[.copiedBytes] = report.copiedBytes.largest
    self[.stackBytes] = report.stackBytes
    holder = report.copies.first.map { "\($0.holder)" }
  }
}
