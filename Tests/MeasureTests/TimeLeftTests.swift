import Measure
import Testing

@Suite struct TimeLeftTests {
  @Test func `a quarter in ten seconds leaves thirty`() {
    #expect("\(TimeLeft(done: 0.25, after: .seconds(10)))" == "30 s left")
  }

  @Test func `a part of a second counts as one`() {
    #expect(TimeLeft(done: 0.99, after: .seconds(10)).seconds == 1)
  }

  @Test func `nothing is told before a hundredth is done, and nothing is left at the end`() {
    #expect(TimeLeft(done: 0.009, after: .seconds(10)).seconds == nil)
    #expect("\(TimeLeft(done: 0, after: .seconds(10)))" == "")
    #expect(TimeLeft(done: 1, after: .seconds(10)).seconds == 0)
  }
}
