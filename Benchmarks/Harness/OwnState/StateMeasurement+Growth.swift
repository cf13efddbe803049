import LabOutput
import LabRandom

// Whether what an update takes grows with the state.
extension StateMeasurement {
  /// The two sizes that are compared. Both have an element for each update, or else a set of those that
  /// were updated would be larger in one of them.
  private func comparedSizes(at size: Int) -> (small: Int, large: Int) {
    let fewest = UpdateSeries.count
    return size >= 4 * fewest ? (max(fewest, size / 16), size) : (fewest, 16 * fewest)
  }

  /// How the processor time of an update grows with the state; `nil` if slower memory explains it.
  func timeGrowth(at size: Int) -> String? {
    let (small, large) = comparedSizes(at: size)
    let (least, most) = (leastNanoseconds(at: small), leastNanoseconds(at: large))
    guard OwnState.grows(from: least, to: most, elements: large - small) else { return nil }
    let times = [least, most].map { Units.duration(nanoseconds: $0) }
    return "from \(times[0]) at \(Units.count(small)) elements to \(times[1])"
  }

  /// The least time of an update on this thread, of five series in random order.
  private func leastNanoseconds(at size: Int) -> Double {
    var generator = SeededGenerator(seed: 2026)
    let order = Array((0..<size).shuffled(using: &generator).prefix(UpdateSeries.count))
    let subject = Subject(self, size: size)
    let clock = CPUClock.thread
    let times = (0..<5).map { _ in
      let start = clock.now()
      subject.update(inTurn: order, order.count)
      return (clock.now() - start).cpu
    }
    return Double(times.min() ?? 0) / Double(order.count)
  }

  /// Compares the bytes of two sizes, for each update the fewer of two runs: in the first, which is `series` at
  /// its size, the runtime may allocate for a type that it meets.
  func allocationsGrow(in series: UpdateSeries, at size: Int) -> Bool {
    let fewest = UpdateSeries.count
    func bytes(_ other: Int) -> [Int] {
      let first = other == size ? series : UpdateSeries(counting: self, size: other)
      let second = UpdateSeries(counting: self, size: other)
      return zip(first.costs, second.costs).map { min($0.sum.bytes, $1.sum.bytes) }
    }
    let sizes = comparedSizes(at: size)
    let (small, large) = (bytes(sizes.small), bytes(sizes.large))
    // By half, or by a quarter of a byte an element: beside a large temporary, growth is a small part.
    let elements = sizes.large - sizes.small
    func grows(from small: Int, to large: Int) -> Bool {
      2 * large > 3 * small + 128 || large - small > 128 + elements / 4
    }
    return grows(from: small.max() ?? 0, to: large.max() ?? 0)
      || grows(from: small.reduce(0, +) / fewest, to: large.reduce(0, +) / fewest)
  }

  /// What an update retains, unless 4,096 updates come to an end of it.
  func retained(in series: UpdateSeries, at size: Int) -> Int {
    let late = series.costs.suffix(UpdateSeries.count / 2).map(\.retained)
    let mean = late.reduce(0, +) / max(1, late.count)
    guard mean >= UpdateReport.fewestRetained else { return 0 }
    // Also what is freed between two updates counts, as by a queue. Between two readings, an array that grows
    // without end doubles.
    let subject = Subject(self, size: comparedSizes(at: size).small)
    let counter = AllocationCounter.start(in: .process)
    let first = Allocations.retainedBytes
    let readings = [1_024, 1_024, 2_048].map { updates in
      for index in 0..<updates where Allocations.retainedBytes - first < UpdateSeries.mostRetained {
        subject.update(index % UpdateSeries.count)
      }
      return (bytes: Allocations.retainedBytes - first, updates: updates)
    }
    _ = counter.stop()
    let goesOn = zip(readings, readings.dropFirst()).allSatisfy { before, after in
      after.bytes - before.bytes >= UpdateReport.fewestRetained * after.updates
    }
    return goesOn || readings[2].bytes >= UpdateSeries.mostRetained ? mean : 0
  }
}
