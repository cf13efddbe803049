import LabDomain
import LabPatterns
import Testing

@testable import LabBenchmarks
@testable import LabMeasure

@Suite(.enabled(if: StackMeter.bytes {} != nil, "stacks cannot be measured in this build"))
@MainActor
struct StackTests {
  @Test(arguments: StoreShape.allCases)
  func `each store likes what it is sent`(_ shape: StoreShape) {
    let store = shape.store(of: Four<Four<Post>>.self)

    #expect(!store.isLiked())
    store.send()
    #expect(store.isLiked())
  }

  @Test func `the stack of a send grows as its shape copies the state`() {
    func copies(_ shape: StoreShape) -> Double { growth(shape).copies ?? .nan }

    #expect(copies(.inOut) < 0.1)
    #expect(copies(.nested) < 0.1)
    #expect(copies(.boxedReturning) >= 1)
    #expect(copies(.returning) > copies(.boxedReturning))
    #expect(copies(.cases) >= 8)
    #expect(copies(.middlewares) >= 8)
    #expect(copies(.boxedMiddlewares) < 3)
  }

  @Test func `no pattern copies its state`() async throws {
    let results = try await Suite.stack.run(BenchOptions()).results

    #expect(results.count == 3 * StoreShape.allCases.count + Patterns.builtIn.count)
    #expect(
      results.suffix(Patterns.builtIn.count).allSatisfy {
        (1..<20_000).contains($0[.stackBytes] ?? 0)
      })
  }

  @Test func `a state overflows a stack where its copies do not fit`() {
    let growth = StackGrowth(.returning, [(size: 1_000, stack: 5_000), (2_000, 9_000)])

    #expect(growth.copies == 4)
    #expect(growth.overflowingSize(of: .secondaryThread) == 2_000 + (512 << 10 - 9_000) / 4)
    let flat = StackGrowth(.inOut, [(size: 1_000, stack: 200), (2_000, 200)])
    #expect(flat.overflowingSize(of: .mainThread) == nil)
  }
}

private func growth(_ shape: StoreShape) -> StackGrowth {
  StackGrowth(
    shape,
    [
      StackSuite.point(shape, Four<Four<Post>>.self),
      StackSuite.point(shape, Four<Four<Four<Post>>>.self),
    ])
}
