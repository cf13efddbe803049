import Measure
import Testing

@testable import Benchmarks

@MainActor
struct MeasurementTests {
  private func `case`(_ title: String, isCorrect: Bool = true, bytes: Int) -> Case {
    Case(
      contender: Contender(title) {
        0
      } run: { _, _ in
      }
    ) {
      isCorrect
    } count: {
      $0.bytes = bytes
    }
  }

  /// Options of a run whose only process has measured a base of 100 ns and a case of 200 ns.
  ///
  /// - Parameter controls: the ratio of the control to the baseline, by the name of the rounds.
  private func recorded(_ controls: [String: Double]) -> BenchOptions {
    func series(_ title: String, _ time: Double) -> Series {
      Series(
        name: title,
        samples: Array(repeating: Sample(cpu: time, wall: time, iterations: 1), count: 11))
    }
    var options = BenchOptions()
    options.rounds = .launches(
      Launches(count: 1) { _, _, _ in
        var record = LaunchRecord(suite: "suite")
        for (name, control) in controls {
          let rounds = Rounds(
            seed: 1, baseline: series("base", 100), control: series("base", 100 * control),
            challengers: [series("slow", 200)])
          record.add(rounds, of: name)
        }
        return record
      })
    return options
  }

  @Test func `a case is counted, and timed beside the baseline`() async throws {
    let measurement = Measurement(
      operation: "like", size: 16,
      cases: [
        `case`("base", bytes: 1), `case`("slow", bytes: 2),
        `case`("wrong", isCorrect: false, bytes: 3),
      ])
    let options = recorded(["like, 16 elements": 1])

    let (results, noise) = try await options.run([measurement], of: "suite") { _ in }

    #expect(results.map(\.contender) == ["base", "slow", "wrong"])
    #expect(results.map(\.bytes) == [1, 2, 3])
    #expect(results.map(\.medianNanoseconds) == [100, 200, nil])
    #expect(results.map(\.ratio) == [nil, 2, nil])
    #expect(results.map(\.verdict) == [nil, "slower", "wrong"])
    #expect(noise?.rounds == 11)
  }

  @Test func `the receipt is that of the noisiest measurement`() async throws {
    let measurements = ["like", "edit", "flip"].map {
      Measurement(operation: $0, size: 16, cases: [`case`("base", bytes: 1)])
    }
    let options = recorded(
      ["like, 16 elements": 1, "edit, 16 elements": 1.5, "flip, 16 elements": 1.1])

    let noise = try await options.run(measurements, of: "suite") { _ in }.noise

    #expect(noise?.control.median == 1.5)
  }

  @Test func `without timing, a case with a wrong result is left out`() async throws {
    let measurement = Measurement(
      operation: "like", size: 16,
      cases: [`case`("base", bytes: 1), `case`("wrong", isCorrect: false, bytes: 2)])

    let (results, noise) = try await BenchOptions(isCountsOnly: true)
      .run([measurement], of: "suite") { _ in }

    #expect(results.map(\.name.description) == ["suite, like, base, size 16"])
    #expect(noise == nil)
  }

  @Test func `a baseline with a wrong result is an error`() async {
    let measurement = Measurement(
      operation: "like", size: 16,
      cases: [`case`("base", isCorrect: false, bytes: 1), `case`("other", bytes: 2)])

    await #expect(throws: BenchError.wrongBaseline(contender: "base", operation: "like", size: 16))
    {
      try await BenchOptions(isCountsOnly: true).run([measurement], of: "suite") { _ in }
    }
  }
}
