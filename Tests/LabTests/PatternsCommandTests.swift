import Contract
import PatternList
import Testing

@testable import lab

struct PatternsCommandTests {
  @Test func `every pattern is listed with its shape in 80 columns`() async {
    let run = await Run("patterns")

    #expect(run.results.hasPrefix("MV            The view owns the truth"))
    for pattern in Patterns.all {
      #expect(
        run.results.contains("\n\(pattern.name) ") || run.results.hasPrefix("\(pattern.name) "))
      #expect(pattern.summary.hasSuffix(".") && pattern.summary.count <= 150)
    }
    #expect(run.longestLine <= 80)
    #expect(run.notes == "")
    #expect(run.code == .done)
  }

  @Test func `a narrow terminal gets shorter lines and every word`() async {
    let narrow = await Run("patterns", width: 40)
    let wide = await Run("patterns")

    #expect(narrow.longestLine <= 40)
    #expect(
      narrow.results.split(whereSeparator: \.isWhitespace)
        == wide.results.split(whereSeparator: \.isWhitespace))
  }
}
