import Measure
import Testing

@Suite struct GrowthOrderTests {
  /// log 1,000,000 / log 10,000 is 1.5, so n log n makes 150 of the hundredfold.
  @Test(arguments: zip(GrowthOrder.allCases, [1, 10, 100, 150.0]))
  func `from 10,000 elements to 1,000,000, cost grows by`(order: GrowthOrder, factor: Double) {
    #expect(abs(order.cost(of: 1_000_000) / order.cost(of: 10_000) - factor) < 1e-9)
  }
}
