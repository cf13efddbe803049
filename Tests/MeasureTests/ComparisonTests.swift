import Testing

@testable import LabMeasure

struct VerdictTests {
  /// Edges at 0.75 and 1.25, which binary fractions hold exactly.
  @Test(arguments: [
    (1.25.nextUp, 2, Verdict.slower), (1.25, 2, .inconclusive),
    (0.5, 0.75.nextDown, .faster), (0.5, 0.75, .inconclusive),
    (0.75, 1.25, .same), (0.9, 0.95, .same),
    (0.75.nextDown, 1, .inconclusive), (1, 1.25.nextUp, .inconclusive), (0.5, 2, .inconclusive),
  ])
  func `follows from where the interval lies`(low: Double, high: Double, verdict: Verdict) {
    let ratio = Estimate(low: low, median: (low + high) / 2, high: high)

    #expect(Verdict(ratio, against: Band(delta: 0.25)) == verdict)
    #expect(Verdict(ratio, against: Band(delta: 0.25), trust: .noisy) == verdict)
    #expect(Verdict(ratio, against: Band(delta: 0.25), trust: .doNotTrust) == .withheld)
  }
}

struct BandTests {
  @Test(arguments: [
    [], [0.99, 1, 1.01], [1.5, 0.5, 1.4, 0.6] + Array(repeating: 1, count: 17),
  ])
  func `is three percent where the median does not stray`(ratios: [Double]) {
    #expect(Band(controlRatios: [ratios]).delta == 0.03)
  }

  @Test func `is as wide as the median strays in 95 of 100 resamples`() {
    let ratios = Array(repeating: 0.8, count: 10) + [1] + Array(repeating: 1.1, count: 10)

    let band = Band(controlRatios: [ratios])
    let inside = Bootstrap().medians(of: [ratios]).count { abs($0 - 1) <= band.delta }

    #expect(abs(band.delta - 0.2) < 1e-12)
    #expect(inside >= 1_900)
  }

  @Test func `widens by an offset that all rounds share`() {
    let ratios = (0..<21).map { 1.08 + 0.001 * Double($0 % 3) }

    #expect(abs(Band(controlRatios: [ratios]).delta - 0.081) < 0.0015)
  }

  @Test func `widens by what differs between processes`() {
    func delta(_ shifts: [Double]) -> Double {
      Band(controlRatios: shifts.map { Array(repeating: $0, count: 4) }).delta
    }

    #expect(delta([1, 1, 1, 1, 1, 1]) == 0.03)
    #expect(delta([1, 1.1, 0.9, 1, 1.1, 0.9]) > 0.09)
  }

  @Test func `reaches half a nanosecond at least`() {
    let band = Band(delta: 0.04)

    #expect(band.resolving(nanoseconds: 2).delta == 0.25)
    #expect(band.resolving(nanoseconds: 10).delta == 0.05)
    #expect(band.resolving(nanoseconds: 3_000) == band)
    #expect(band.resolving(nanoseconds: .nan) == band)
  }
}

struct TrustTests {
  @Test(arguments: [
    (0.03, 0.0, Trust.quiet), (0.05, 0.05, .quiet), (0.05.nextUp, 0, .noisy),
    (0.03, 0.05.nextUp, .noisy), (0.15, 0.15, .noisy), (0.15.nextUp, 0, .doNotTrust),
    (0.03, 0.15.nextUp, .doNotTrust),
  ])
  func `falls with noise and with waiting`(delta: Double, waiting: Double, trust: Trust) {
    #expect(Trust(delta: delta, waiting: waiting) == trust)
  }

  /// Rounds whose control strays by a ratio, and whose samples wait as wall / cpu says.
  private func rounds(control: Double = 1, wall: Double = 1) -> Rounds {
    func series(_ name: String, _ time: Double) -> Series {
      Series(name, [Array(repeating: time, count: 12)], wall: wall)
    }
    return Rounds(
      [series("base", 100), series("base", 100 * control), series("slow", 200)], controls: 1)
  }

  @Test(arguments: [(2, 1.0), (0.5, 0.5)])
  func `the band reaches as far as the control strays, on either side`(
    control: Double, delta: Double
  ) {
    #expect(rounds(control: control).noise(of: .computing, Bootstrap()).delta == delta)
  }

  @Test func `sees that other work held the processor`() throws {
    let busy = rounds(wall: 1.5)

    let receipt = try #require(NoiseReceipt([rounds(), busy, rounds()]))

    #expect(NoiseReceipt([busy])?.trust == .doNotTrust)
    #expect(busy.comparisons().map(\.verdict) == [.withheld])
    #expect(abs(Rounds.waiting(in: [busy]) - 1 / 3) < 1e-12)
    #expect(abs(receipt.waiting - 0.5 / 3.5) < 1e-12)
    #expect(receipt.trust == .noisy)
    // Threads side by side do not wait.
    #expect(Rounds.waiting(in: [rounds(wall: 0.5)]) == 0)
  }

  @Test(arguments: [
    (1, Verdict.slower), (1.1, .same), (1.2, .inconclusive),
  ])
  func `a copy is judged by a copying control, computing is not`(
    control: Double, verdict: Verdict
  ) {
    #expect(copies(control: control).comparisons().map(\.verdict) == [.slower, verdict])
  }

  /// Computing and copying that take 1.09 times as long as the baseline, which computes.
  private func copies(control: Double) -> Rounds {
    func series(_ time: Double, _ work: Work = .computing) -> Series {
      Series("\(work)", [Array(repeating: time, count: 12)], work: work)
    }
    let base = Series("base", [Array(repeating: 100, count: 12)])
    return Rounds(
      [base, base, series(109 * control, .copying), series(109), series(109, .copying)],
      controls: 2)
  }

  @Test func `copies that are not trusted withhold no verdict on computing`() throws {
    let receipt = try #require(NoiseReceipt([copies(control: 1.2)]))
    let judged = copies(control: 1).judged(receipt.grades)

    #expect(receipt.controls.map(\.trust) == [.quiet, .doNotTrust])
    #expect(receipt.grades.text == "computing quiet, copying do not trust")
    #expect(judged.comparisons().map(\.verdict) == [.slower, .withheld])
  }

  @Test func `rounds are judged by the grades of their run, laps included`() {
    var whole = rounds()
    whole.laps = ["part": rounds()]
    let judged = whole.judged(Grades([.computing: .doNotTrust]))

    #expect(judged.laps["part"]?.runGrades.worst == .doNotTrust)
    #expect(judged.comparison(of: judged.contenders[0]).verdict == .withheld)
    #expect(rounds().comparison(of: judged.contenders[0]).verdict == .slower)
    #expect(Grades([.computing: .noisy, .copying: .noisy]).text == "noisy")
  }
}
