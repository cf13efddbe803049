import Measure
import Testing

@Suite struct LatencyTests {
  private func series(_ launches: [[Double]]) -> Series {
    Series(
      name: "any",
      launches: launches.map { $0.map { Sample(cpu: $0, wall: $0, iterations: 1) } })
  }

  @Test func `the first event of each launch stands apart`() throws {
    let latency = try #require(Latency(series([[90, 10, 11], [70, 10, 9], [80, 10, 10]])))

    #expect(latency.first == 80)
    #expect(latency.steady.median == 10)
    #expect(latency.steady.high <= 11)
  }

  @Test func `of few events there is no 99th percentile`() throws {
    let latency = try #require(Latency(series([Array(repeating: 1, count: 100)])))

    #expect(latency.percentile99 == nil)
  }

  @Test func `slow events show in the 99th percentile and nowhere else`() throws {
    let events = [500] + (0..<200).map { $0 % 50 == 0 ? 70.0 : 1 }
    let latency = try #require(Latency(series([events])))

    #expect(latency.first == 500)
    #expect(latency.steady.median == 1)
    #expect(latency.percentile99 == 70)
  }

  @Test func `a slow first event of each launch is not in the 99th percentile`() throws {
    let launches = Array(repeating: [500.0] + Array(repeating: 1, count: 10), count: 10)
    let latency = try #require(Latency(series(launches)))

    #expect(latency.first == 500)
    #expect(latency.percentile99 == 1)
  }

  @Test func `one launch that is far off moves the first event of all little`() throws {
    let latency = try #require(Latency(series([[90, 10], [9_000, 10], [80, 10]])))

    #expect(latency.first == 90)
  }

  @Test func `one event is not steady`() {
    #expect(Latency(series([[5]])) == nil)
    #expect(Latency(series([])) == nil)
  }
}
