import Testing

@testable import LabMeasure

/// The loop that makes the times, on a clock that only the cases move.
struct MeasurementTests {
  let clock = FakeClock()

  private func measurement(
    _ others: [Contender] = [], of baseline: Contender? = nil, iterations: Int? = nil
  ) -> Measurement {
    Measurement(
      "any", clock: clock.clock, iterations: iterations,
      baseline: baseline ?? clock.timed("base", cost: 100), against: others)
  }

  /// The titles of the samples in one list per round, without those of the calibration.
  private func orders(rounds: Int, seed: UInt64) async throws -> [[String]] {
    let clock = FakeClock()
    let others = ["a", "b", "c"].map { clock.timed($0, cost: 100) }
    _ = try await Measurement(
      "any", clock: clock.clock, iterations: 1, baseline: clock.timed("base", cost: 100),
      against: others
    ).run(Schedule(rounds: rounds, seed: seed))
    let titles = clock.samples.map(\.title)
    return stride(from: 0, to: titles.count, by: 5).map { Array(titles[$0..<$0 + 5]) }
  }

  @Test func `takes one sample of each case per round, and two of the baseline`() async throws {
    let rounds = try await measurement([clock.timed("slow", cost: 900_000)])
      .run(Schedule(rounds: 3, seed: 1))

    #expect(rounds.series.map(\.name) == ["base", "base", "slow"])
    #expect(
      rounds.series.map(\.cpu) == [100, 100, 900_000].map { Array(repeating: $0, count: 3) })
    #expect(rounds.laps.isEmpty)
    for series in rounds.series {
      let run = clock.samples.filter { $0.title == series.name }.map(\.iterations)
      #expect(Set(run.suffix(3)) == Set(series.samples.map(\.iterations)))
    }
    #expect(rounds.contenders[0].samples[0].iterations == 2)
  }

  @Test func `each kind of work has a control, its first case once more`() async throws {
    let others = [
      clock.timed("fast", cost: 50), clock.timed("copy", cost: 9_000, work: .copying),
      clock.timed("large copy", cost: 90_000, work: .copying),
    ]

    let rounds = try await measurement(others).run(Schedule(rounds: 1, seed: 1))

    #expect(rounds.controls.map(\.name) == ["base", "copy"])
    #expect(rounds.controls.map(\.work) == [.computing, .copying])
    #expect(rounds.controls.map(\.cpu) == [[100], [9_000]])
    #expect(rounds.contenders.map(\.name) == ["fast", "copy", "large copy"])
    #expect(rounds.contenders.map(\.cpu) == [[50], [9_000], [90_000]])
  }

  @Test func `shuffles the order in every round, by the seed`() async throws {
    let orders = try await orders(rounds: 20, seed: 1)

    #expect(Set(orders).count > 10)
    #expect(Set(orders.map { $0.sorted() }) == [["a", "b", "base", "base", "c"]])
    #expect(try await self.orders(rounds: 20, seed: 1) == orders)
    #expect(try await self.orders(rounds: 20, seed: 2) != orders)
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `the first sample of a process belongs to the baseline`(seed: UInt64) async throws {
    var cost = 0
    let growing = Contender("base") { _, stopwatch in
      cost += 1
      await stopwatch.time { clock.advance(cpu: cost) }
    }

    let rounds = try await measurement(of: growing, iterations: 1)
      .run(Schedule(rounds: 2, seed: seed))

    #expect(rounds.baseline.cpu[0] == 1)
    #expect(rounds.controls[0].cpu[0] == 2)
  }

  @Test func `laps with a name become rounds, and their sum is the sample`() async throws {
    let session = Contender("session") { iterations, stopwatch in
      clock.advance(cpu: 1_000)
      await stopwatch.time("tap") { clock.advance(cpu: 3 * iterations) }
      await stopwatch.time("tap") { clock.advance(cpu: 5 * iterations) }
      await stopwatch.time("save") { clock.advance(cpu: 7 * iterations) }
    }

    let rounds = try await measurement(of: session, iterations: 10)
      .run(Schedule(rounds: 2, seed: 1))

    #expect(rounds.baseline.cpu == [15, 15])
    #expect(rounds.laps["tap"]?.baseline.cpu == [3, 5, 3, 5])
    #expect(rounds.laps["save"]?.controls[0].cpu == [7, 7])
  }

  @Test(arguments: [1, 3, 40, 999, 20_000, 900_000])
  func `a calibrated sample lasts the target and little longer`(cost: Int) async throws {
    let rounds = try await measurement(of: clock.timed("base", cost: cost))
      .run(Schedule(rounds: 1, seed: 1))

    let lasts = rounds.baseline.samples[0].iterations * cost
    #expect(lasts >= 1_250_000)
    #expect(lasts <= 1_500_000 + cost)
  }

  @Test func `a copy takes eight iterations a sample at least, after one untimed`() async throws {
    let copy = clock.timed("copy", cost: 3_000_000, work: .copying)

    let rounds = try await measurement([copy]).run(Schedule(rounds: 2, seed: 1))
    let known = Schedule(rounds: 2, seed: 1, iterations: ["any": ["copy": 8]])
    let first = clock.samples.count
    _ = try await measurement([copy]).run(known)

    let copies = clock.samples[first...].filter { $0.title == "copy" }.map(\.iterations)
    #expect(rounds.contenders[0].samples.map(\.iterations) == [8, 8])
    #expect(copies.sorted() == [1, 1, 1, 1, 2, 2, 8, 8, 8, 8])
    #expect(zip(copies, copies.dropFirst()).allSatisfy { $0 != 8 || $1 == 1 })
  }
}
