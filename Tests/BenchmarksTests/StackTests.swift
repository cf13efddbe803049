import Foundation
import LabCProbes
import LabDomain
import LabMeasure
import LabOutput
import LabPatterns
import Testing

@testable import LabBenchmarks

@Suite(.enabled(if: StackMeter.isAvailable, "stacks cannot be measured in this build"))
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

  private static let run = Task { try await Suite.stack.run(BenchOptions()) }

  @Test func `two runs agree to the byte, and no pattern copies its state`() async throws {
    let first = try await Self.run.value
    let second = try await Suite.stack.run(BenchOptions())

    #expect(first.results == second.results)
    #expect(first.results.count == 3 * StoreShape.allCases.count + Patterns.builtIn.count)
    #expect(
      first.results.suffix(Patterns.builtIn.count).allSatisfy {
        (1..<20_000).contains($0[.stackBytes] ?? 0)
      })
  }

  @Test nonisolated func `a send overflows with the state computed, and not before`() async {
    await #expect(processExitsWith: .success) { send(stateBeyond: -128) }
    await #expect(processExitsWith: .failure) { send(stateBeyond: 128) }
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

/// Sends once on a thread of 512 kB, with a state this much larger than the first that overflows.
private func send(stateBeyond bytes: Int) {
  nonisolated(unsafe) var left = 0
  onSmallThread { left = pl_stack_left() }
  let size = growth(.middlewares).overflowingSize(of: left) ?? 0
  let state = state(Four<Post>.self, widenedTo: size + bytes)
  nonisolated(unsafe) let send = StoreShape.middlewares.store(of: state).send
  // The first send binds symbols and makes metadata, on a large stack.
  send()
  onSmallThread { send() }
}

private func onSmallThread(_ work: @escaping @Sendable () -> Void) {
  let isDone = DispatchSemaphore(value: 0)
  let thread = Thread {
    work()
    isDone.signal()
  }
  thread.stackSize = StackLimit.secondaryThread.bytes
  thread.start()
  isDone.wait()
}

private struct Pair<First: InlineState, Second: InlineState>: InlineState {
  var first = First()
  var second = Second()

  mutating func like() { first.like() }
  var isLiked: Bool { first.isLiked }
}

/// Returns a state of so many bytes, in steps of 64.
private func state<Base: InlineState>(
  _ base: Base.Type, widenedTo bytes: Int
) -> any InlineState.Type {
  switch bytes - MemoryLayout<Base>.stride {
  case 4_096...: state(Pair<Base, Four<Four<Four<Post>>>>.self, widenedTo: bytes)
  case 256...: state(Pair<Base, Four<Post>>.self, widenedTo: bytes)
  case 64...: state(Pair<Base, Post>.self, widenedTo: bytes)
  default: base
  }
}
