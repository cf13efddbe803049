import Measure
import Testing

struct SeriesTests {
  private func series(_ name: String, cpu: [Double], wall: [Double]) -> Series {
    Series(name: name, samples: zip(cpu, wall).map { Sample(cpu: $0, wall: $1, iterations: 1) })
  }

  @Test func `ratios are of processor time, not of wall time`() {
    let fast = series("fast", cpu: [10, 20], wall: [1_000, 7])
    let slow = series("slow", cpu: [20, 60], wall: [1, 1])
    #expect(slow.ratios(to: fast) == [[2, 3]])
  }
}
