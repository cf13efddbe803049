import Foundation
import Measure
import Testing

@testable import Benchmarks

/// Launches that were made up, and what a suite gets of them.
@MainActor
struct LaunchesTests {
  private func made(_ nanoseconds: Double, iterations: Int = 1) -> Rounds {
    func series(_ name: String, _ nanoseconds: Double) -> Series {
      let sample = Sample(cpu: nanoseconds, wall: nanoseconds, iterations: iterations)
      return Series(name: name, samples: [sample, sample, sample])
    }
    return Rounds(
      seed: 1, baseline: series("baseline", 10), control: series("baseline", 10),
      challengers: [series("other", nanoseconds)])
  }

  private func record(_ number: Int) -> LaunchRecord {
    var record = LaunchRecord(suite: "any")
    record.add(made(20 + Double(number), iterations: 7), of: "one")
    return record
  }

  @Test func `the first question runs all launches, and the next one none`() throws {
    var numbers: [Int] = []
    let launches = Launches(count: 3) { number, first, _ in
      numbers.append(number)
      #expect((first == nil) == (number == 0))
      return self.record(number)
    }

    #expect(numbers == [])
    let rounds = try launches.rounds(of: "one") { _ in }
    _ = try launches.rounds(of: "one") { _ in }

    #expect(numbers == [0, 1, 2])
    #expect(rounds.launches == 3)
    #expect(rounds.challengers[0].cpuByLaunch == [[20, 20, 20], [21, 21, 21], [22, 22, 22]])
  }

  @Test func `progress goes on from launch to launch`() throws {
    var steps: [Step] = []
    let launches = Launches(count: 4) { number, _, progress in
      progress(Step("half", done: 0.5))
      return self.record(number)
    }

    _ = try launches.rounds(of: "one") { steps.append($0) }

    #expect(steps.map(\.done) == [0.125, 0.375, 0.625, 0.875])
    #expect(steps[2].text == "launch 3 of 4, half")
  }

  @Test func `the launch that had most in memory is told`() throws {
    let launches = Launches(count: 3) { number, _, _ in
      let bytes = [5_000, 7_000, 6_000][number]
      let text = """
        {"schema": "\(LaunchRecord.schema)", "suite": "any", "measurements": {}, \
        "peakResidentBytes": \(bytes)}
        """
      return try JSONDecoder().decode(LaunchRecord.self, from: Data(text.utf8))
    }

    _ = try? launches.rounds(of: "one") { _ in }

    #expect(launches.peakResidentBytes == 7_000)
  }

  @Test func `what a launch has not measured is named`() {
    let launches = Launches(count: 2) { number, _, _ in self.record(number) }

    #expect(throws: BenchError.notMeasured("two")) { try launches.rounds(of: "two") { _ in } }
  }

  @Test func `a launch runs its share of the rounds, in an order of its own`() async throws {
    let source = RoundSource.launch(LaunchRecorder(suite: "any", number: 2, of: 4))

    let schedule = source.schedule(rounds: 30, seed: 100)

    #expect(schedule.rounds == 8...8)
    #expect(schedule.launches == 4)
    #expect(schedule.seed == 102)
    #expect(RoundSource.here.schedule(rounds: 30, seed: 100).rounds == 30...30)
  }

  @Test func `a launch keeps what it runs`() async throws {
    let recorder = LaunchRecorder(suite: "any", number: 0, of: 2)

    let run = try await RoundSource.launch(recorder).rounds(of: "one") { _ in
    } run: {
      made(5)
    }

    #expect(recorder.finished().measurements == ["one": run])
    #expect(try #require(recorder.finished().peakResidentBytes) > 1_000_000)
  }

  @Test func `a later launch takes its iterations from the first`() throws {
    let later = LaunchRecorder(suite: "any", number: 1, of: 2, first: record(0))
    let first = LaunchRecorder(suite: "any", number: 0, of: 2)

    #expect(
      RoundSource.launch(later).calibration(of: "one").known == ["baseline": 7, "other": 7])
    #expect(RoundSource.launch(later).calibration(of: "two").known == [:])
    #expect(RoundSource.launch(first).calibration(of: "one").known == [:])
  }

  @Test func `with launches, this process runs nothing`() async throws {
    let launches = Launches(count: 2) { number, _, _ in self.record(number) }

    let rounds = try await RoundSource.launches(launches).rounds(of: "one") { _ in
    } run: {
      Issue.record("ran here")
      return made(5)
    }

    #expect(rounds.launches == 2)
  }
}
