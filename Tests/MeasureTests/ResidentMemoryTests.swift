import Measure
import Testing

@Suite struct ResidentMemoryTests {
  @Test func `memory that is written to is in the peak, also when it has gone`() throws {
    let size = 64_000_000
    let before = try #require(ResidentMemory.peak)

    blackHole([UInt8](repeating: 1, count: before + size))

    let after = try #require(ResidentMemory.peak)
    #expect(after >= before + size)
    #expect(after < 3 * before + 2 * size)
  }
}
