/// One behaviour with its test in every pattern, as a file of the side-by-side tests tells it.
package struct Behaviour: Sendable {
  /// The test of one pattern.
  package struct Test: Hashable, Sendable {
    package let pattern: String
    /// How it goes about it: `through the reducer, with effects as values`.
    package let approach: String
    /// What stands between the braces, and before it the attributes that carry arguments.
    package let lines: [String]
  }

  /// `LikeRollsBack`
  package let name: String
  package let path: String
  /// The comment on the tests, as one line.
  package let summary: String

  /// `F6`, when the summary begins with `F6: `.
  package var number: String? {
    let word = summary.prefix { $0 != ":" }
    return word.last?.isNumber == true ? String(word) : nil
  }

  /// Whatever else stands in the file, which all tests may use.
  package let shared: [String]
  package let tests: [Test]

  /// Fails for a file whose name does not end with `Tests`, or that holds no test of a pattern.
  package init?(_ file: SourceFile) {
    guard file.name.hasSuffix("Tests") else { return nil }
    let suite = SuiteReader(file.text)
    guard !suite.tests.isEmpty else { return nil }
    name = String(file.name.dropLast("Tests".count))
    path = file.path
    summary = suite.summary
    shared = suite.shared
    tests = suite.tests
  }
}
