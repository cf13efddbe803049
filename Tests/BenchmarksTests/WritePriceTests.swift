import Benchmarks
import Measure
import Testing
import Trace

/// What watching adds to one write beside 160,000 elements, where it can be counted.
@MainActor
struct WritePriceTests {
  @Test(arguments: WritePrice.Shape.allCases, TraceLevel.allCases)
  func `nothing but a snapshot copies the array, and what is promised of mallocs holds`(
    _ shape: WritePrice.Shape, _ level: TraceLevel
  ) {
    let price = WritePrice(shape, at: level)

    let copies = level == .snapshots && shape != .viewState
    #expect(price.copiedBytes == (copies ? WritePrice.elements * 32 : 0))
    #expect(!price.asksTooMuch)
  }
}
