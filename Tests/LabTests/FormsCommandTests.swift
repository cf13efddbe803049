import Catalog
import Contract
import Testing

@testable import lab

struct FormsCommandTests {
  @Test func `every form is listed with its shape in 80 columns`() async {
    let run = await Run("forms")

    #expect(run.results.hasPrefix("MV            The view owns the truth"))
    for form in Catalog.forms {
      #expect(run.results.contains("\n\(form.name) ") || run.results.hasPrefix("\(form.name) "))
      #expect(form.summary.hasSuffix(".") && form.summary.count <= 150)
    }
    #expect(run.longestLine <= 80)
    #expect(run.notes == "")
    #expect(run.code == .done)
  }

  @Test func `a narrow terminal gets shorter lines and every word`() async {
    let narrow = await Run("forms", width: 40)
    let wide = await Run("forms")

    #expect(narrow.longestLine <= 40)
    #expect(
      narrow.results.split(whereSeparator: \.isWhitespace)
        == wide.results.split(whereSeparator: \.isWhitespace))
  }
}
