import Measure
import Testing

@Suite struct RoundsTests {
  let clock = FakeClock()

  private func run(
    _ challengers: [Contender] = [],
    schedule: Schedule = .standard,
    progress: (RoundProgress) -> Void = { _ in }
  ) throws -> Rounds {
    try Rounds.run(
      baseline: clock.contender("baseline", cost: 100),
      against: challengers,
      schedule: schedule,
      stopwatch: clock.stopwatch,
      build: .release,
      progress: progress
    )
  }

  /// The names of the contenders as they were timed, one list per round.
  private func orders(seed: UInt64) throws -> [[String]] {
    var orders: [[String]] = []
    let challengers = ["a", "b", "c", "d"].map { clock.contender($0, cost: 100) }
    _ = try run(challengers, schedule: Schedule(seed: seed)) { progress in
      guard case .sampling(let name, let round, _) = progress else { return }
      if round > orders.count { orders.append([]) }
      orders[round - 1].append(name)
    }
    return orders
  }

  @Test func `every round takes one sample of each contender`() throws {
    let rounds = try run([clock.contender("twice", cost: 200)])

    #expect(rounds.series.map(\.name) == ["baseline", "baseline", "twice"])
    #expect(rounds.series.map(\.samples.count) == [20, 20, 20])
    #expect(Set(rounds.baseline.cpu) == [100])
    #expect(Set(rounds.challengers[0].cpu) == [200])
  }

  @Test func `the order is shuffled anew in every round`() throws {
    let orders = try orders(seed: 1)

    #expect(Set(orders).count > 10)
    #expect(Set(orders.map { $0.sorted() }) == [["a", "b", "baseline", "baseline", "c", "d"]])
  }

  @Test func `the seed decides the order`() throws {
    let first = try orders(seed: 1)

    #expect(try orders(seed: 1) == first)
    #expect(try orders(seed: 2) != first)
  }

  @Test func `wall time beyond processor time marks a round as preempted`() throws {
    let quiet = try run([clock.contender("quiet", cost: 100, wall: 105)])
    let busy = try run([clock.contender("busy", cost: 100, wall: 106)])

    #expect(quiet.preemptedRounds == 0)
    #expect(busy.preemptedRounds == 20)
  }

  @Test func `rounds go on while the budget lasts`() throws {
    let schedule = Schedule(rounds: 11...1_000, budget: .milliseconds(100))

    let rounds = try run(schedule: schedule)

    #expect(rounds.count > 11)
    #expect(rounds.count < 100)
  }

  @Test func `a used budget does not stop the fewest rounds`() throws {
    let rounds = try run(schedule: Schedule(rounds: 11...1_000, budget: .zero))

    #expect(rounds.count == 11)
  }

  @Test func `a long budget does not pass the most rounds`() throws {
    let rounds = try run(schedule: Schedule(rounds: 11...13, budget: .seconds(60)))

    #expect(rounds.count == 13)
  }

  @Test func `a debug build is refused`() {
    let error = #expect(throws: MeasureError.self) {
      try Rounds.run(
        baseline: clock.contender("any", cost: 1), against: [], stopwatch: clock.stopwatch,
        build: .debug)
    }

    #expect(
      error?.description
        == "a debug build measures nothing; run: swift run -c release lab bench")
  }

  @Test func `too few rounds are refused`() {
    let error = #expect(throws: MeasureError.self) {
      try run(schedule: Schedule(rounds: 5...5))
    }

    #expect(error?.description == "5 rounds say too little; run at least 11")
  }

  @Test func `what differs by a tenth of a nanosecond is the same`() throws {
    func series(_ name: String, _ cpu: Double) -> Series {
      Series(
        name: name,
        samples: Array(repeating: Sample(cpu: cpu, wall: cpu, iterations: 1), count: 20))
    }
    let rounds = Rounds(
      seed: 1, baseline: series("baseline", 1), control: series("baseline", 1),
      challengers: [series("a little more", 1.1), series("more", 1.6)])

    #expect(rounds.comparisons().map(\.verdict) == [.same, .slower])
    #expect(rounds.noise == Band(delta: 0.03))
    #expect(NoiseReceipt(rounds, in: .current()).trust == .quiet)
  }

  @Test func `the receipt says how noisy the run was`() throws {
    let rounds = try run(schedule: Schedule(seed: 77))

    let receipt = NoiseReceipt(rounds, in: .current())

    #expect(receipt.control == Estimate(low: 1, median: 1, high: 1))
    #expect(receipt.band == Band(delta: 0.03))
    #expect(receipt.rounds == 20)
    #expect(receipt.preemptedRounds == 0)
    #expect(receipt.seed == 77)
  }
}
