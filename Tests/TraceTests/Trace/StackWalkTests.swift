import Foundation
import LabCallStack
import Testing

struct StackWalkTests {
  /// Tests of lines are skipped where no stack is walked, so a walk that finds nothing would not fail them.
  @Test func `stacks are walked on Linux, unless the environment says not to`() {
    #if os(Linux)
      let isOff = ProcessInfo.processInfo.environment["PATTERN_LAB_UNCOUNTED"] != nil
      #expect(Symbolizer.walksStacks == !isOff)
    #else
      #expect(!Symbolizer.walksStacks)
    #endif
  }
}
