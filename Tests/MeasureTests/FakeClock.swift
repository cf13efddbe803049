import LabRandom

@testable import LabMeasure

/// A clock that only the cases advance, with a record of every sample.
final class FakeClock {
  private var now = Elapsed(cpu: 0, wall: 0)
  /// Title and iterations of the samples, in the order in which they were taken.
  private(set) var samples: [(title: String, iterations: Int)] = []

  var clock: CPUClock { CPUClock { self.now } }

  func advance(cpu: Int, wall: Int? = nil) {
    now = now + Elapsed(cpu: cpu, wall: wall ?? cpu)
  }

  /// Creates a case that takes so many nanoseconds per iteration.
  func timed(
    _ title: String, cost: Int, wall: Int? = nil, work: Work = .computing
  ) -> Contender {
    Contender(title, work: work) {
    } run: { _, iterations in
      self.samples.append((title, iterations))
      self.advance(cpu: iterations * cost, wall: iterations * (wall ?? cost))
    }
  }
}

extension Series {
  /// Samples around `center` nanoseconds, evenly spread by ± `noise` as a part of it.
  static func synthetic(
    _ name: String = "any", around center: Double, noise: Double, rounds: Int = 20, seed: UInt64
  ) -> Series {
    var generator = SeededGenerator(seed: seed)
    let times = (0..<rounds).map { _ in
      center * (1 + Double.random(in: -noise...noise, using: &generator))
    }
    return Series(name, [times])
  }

  /// - Parameter processes: nanoseconds of each sample.
  init(
    _ name: String, _ processes: [[Double]], wall: Double = 1, work: Work = .computing
  ) {
    self.init(
      name: name, work: work,
      processes: processes.map { times in
        times.map { Sample(cpu: $0, wall: $0 * wall, iterations: 1) }
      })
  }
}
