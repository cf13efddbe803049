import Testing

@testable import Benchmarks

@Suite struct CheckTests {
  @Test func `it says what may be found, and whether it was`() {
    let few = Check("false alarms", 5, of: 100, in: 0...5)
    let many = Check("found", 89, of: 100, in: 90...100)
    let between = Check("covered", 491, of: 500, in: 450...490)
    let all = Check("copies", 100, of: 100, in: 100...100)

    #expect(
      [few, many, between, all].map(\.asked) == ["at most 5", "at least 90", "450 to 490", "100"])
    #expect([few, many, between, all].map(\.holds) == [true, false, false, true])
    #expect(few.found == "5 of 100")
  }
}
