import Foundation
import LabCProbes
import LabMeasure
import Synchronization
import Testing

@Suite(.enabled(if: canPaint, "stacks cannot be painted in this build"))
struct StackMeterTests {
  @Test func `measures wherever stacks can be painted`() {
    #expect(StackMeter.isAvailable)
    #expect(StackMeter.bytes {} == 0)
  }

  @Test func `sees each word of a block on the stack`() throws {
    let blocks = [16, 4_096, 4_112, 65_536]

    let bytes = try blocks.map { block in
      try #require(StackMeter.bytes { pl_use_stack(block) })
    }

    #expect(zip(bytes, blocks).map { $0 - $1 } == Array(repeating: bytes[0] - 16, count: 4))
    #expect((16..<128).contains(bytes[0]))
  }

  @Test func `each level of a recursion takes the same stack`() throws {
    let depths = try [10, 20, 40].map { levels in
      try #require(StackMeter.bytes { blackHole(recurse(levels)) })
    }

    #expect(depths[1] - depths[0] >= 10 * 16)
    #expect(depths[2] - depths[1] == 2 * (depths[1] - depths[0]))
  }
}

private let canPaint = pl_stack_used_by({ _ in }, nil) >= 0

@inline(never)
@_optimize(none)
private func recurse(_ levels: Int) -> Int {
  levels == 0 ? 0 : 1 + recurse(levels - 1)
}
