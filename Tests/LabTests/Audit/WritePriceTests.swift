import LabMeasure
import LabTrace
import Testing

@testable import LabAudit
@testable import LabBenchmarks
@testable import LabHarness

@MainActor
struct WritePriceTests {
  @Test(
    arguments: [
      (.sample(level: .fields, nanoseconds: 1_499.5, mallocs: 2), .kept),
      (.sample(level: .fields, nanoseconds: 1_500.2, mallocs: 2), .inconclusive),
      (.sample(level: .fields, nanoseconds: 1_501, mallocs: 2), .broken),
      (.sample(level: .fields, nanoseconds: 90, mallocs: 3), .broken),
      (.sample(level: .fields, nanoseconds: 90, mallocs: nil), .inconclusive),
      (.sample(level: .fields, nanoseconds: 1_501, mallocs: nil), .broken),
      (.sample(level: .off, nanoseconds: 6, mallocs: 0), .broken),
      (.sample(level: .actions, nanoseconds: 0, mallocs: 1), .broken),
      (.sample(level: .fields, nanoseconds: 90, mallocs: 2, trust: .doNotTrust), .inconclusive),
      (.sample(level: .fields, nanoseconds: 90, mallocs: 3, trust: .doNotTrust), .broken),
      (.sample(level: .sites, nanoseconds: 0, mallocs: 0, copied: 320), .broken),
      (.sample(level: .sites, nanoseconds: 900, mallocs: 9), nil),
      (.sample(level: .snapshots, nanoseconds: 900, mallocs: 9, copied: 320), nil),
    ] as [(WritePrice, WritePrice.Promise?)])
  func `a promise is kept, broken, left open by noise, or not given`(
    _ price: WritePrice, _ promise: WritePrice.Promise?
  ) {
    #expect(price.promise == promise)
  }

  @Test(arguments: WritePrice.Shape.allCases)
  func `only a snapshot copies the array`(_ shape: WritePrice.Shape) {
    let (fields, snapshots) = (
      WritePrice(shape, at: .fields), WritePrice(shape, at: .snapshots)
    )

    #expect(fields.copiedBytes == 0)
    #expect(snapshots.copiedBytes == WritePrice.elements * 32)
  }

  @Test(arguments: WritePrice.Shape.allCases)
  func `both writes are recorded`(_ shape: WritePrice.Shape) {
    let writes = Writes(shape, at: .fields)
    let mutations = writes.watched { recorder in
      for _ in 0..<2 { writes.next() }
      writes.like()
      return recorder?.events.compactMap(\.mutation) ?? []
    }

    #expect(mutations.count == 3)
    #expect(mutations.contains { $0.field == "draft" })
  }
}
