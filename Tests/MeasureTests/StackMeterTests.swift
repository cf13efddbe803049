import LabCProbes
import LabMeasure
import Testing

@Suite(.enabled(if: StackMeter.bytes {} != nil, "stacks cannot be painted in this build"))
struct StackMeterTests {
  @Test func `sees each word of a block on the stack`() throws {
    let blocks = [16, 4_096, 4_112, 65_536]

    let bytes = try blocks.map { block in
      try #require(StackMeter.bytes { pl_use_stack(block) })
    }

    #expect(zip(bytes, blocks).map { $0 - $1 } == Array(repeating: bytes[0] - 16, count: 4))
    #expect((16..<128).contains(bytes[0]))
    #expect(StackMeter.bytes {} == 0)
  }
}
