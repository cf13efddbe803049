import Measure
import Testing
import Trace

@testable import Benchmarks

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
    if shape == .store { #expect(price.plainMallocs ?? 0 == 0) }
  }

  @Test(arguments: WritePrice.Shape.allCases)
  func `both writes reach what is watched`(_ shape: WritePrice.Shape) {
    let array = WatchedArray(shape, at: .fields)
    let mutations = array.watched { recorder in
      for _ in 0..<2 { array.write() }
      array.like()
      return recorder?.events.compactMap(\.mutation) ?? []
    }

    #expect(mutations.count == 3)
    #expect(mutations.contains { $0.field == "draft" })
  }
}
