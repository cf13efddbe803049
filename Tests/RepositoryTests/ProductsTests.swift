import Testing

struct ProductsTests {
  @Test func `every type that the page lists is public`() throws {
    let page = try #require(Repository.here.file("docs/products.md"))
    let sources = Repository.here.files(".swift", under: "Sources", "Benchmarks").map(\.text)
      .joined(separator: "\n")
    let kind = /public (?:final |indirect )?(?:struct|class|enum|protocol|actor|typealias) (\w+)/
    let names = Set(
      (sources.matches(of: kind) + sources.matches(of: /public macro (\w+)/)).map { String($0.1) })
    let modules = Set(
      (Repository.here.file("Package.swift")?.text ?? "").matches(of: /"(\w+)"/)
        .map { String($0.1) })

    for (number, text) in page.lines.drop(while: { $0.text != "## LabMeasure" }) {
      for match in text.matches(of: /`([A-Z]\w*)`/) where !modules.contains(String(match.1)) {
        #expect(names.contains(String(match.1)), "\(page.path):\(number): \(match.1)")
      }
    }
  }
}
