import Testing

@testable import LabWorkshop

struct DifferenceTests {
  @Test func `shows changes with the lines around them`() {
    let old = "a\nb\nc\nd\ne\nf\n"

    let lines = Difference(from: old, to: "a\nb\nc\nd\nE\nf\ng\n", context: 1).lines

    #expect(lines == ["  d", "- e", "+ E", "  f", "+ g"])
  }
}
