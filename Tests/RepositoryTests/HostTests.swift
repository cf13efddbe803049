import Testing

/// `pattern-update` measures what views do in a view without a body, because the functions of theirs are private.
struct HostTests {
  /// The functions of a file's views, from `start` on, without their access.
  private func functions(_ path: String, after start: String = "import StageUI") -> Set<String> {
    let text = Repository.here.file(path)?.text.split(separator: start).last ?? ""
    let parts = text.split(separator: "\n  }\n")
    return Set(
      parts.compactMap { part in
        part.firstMatch(of: /\n  (?:private )?func (.*)/.dotMatchesNewlines()).map { String($0.1) }
      })
  }

  @Test(arguments: [("MV", 4), ("MVModel", 3)])
  func `the host has the functions of the pattern's views, word for word`(
    pattern: String, count: Int
  ) {
    let own = functions("Sources/Patterns/\(pattern)+Lab.swift", after: "struct HostOf")
    let original = functions("Sources/Patterns/\(pattern)/Feed/FeedView.swift")

    #expect(own.count == count)
    #expect(own.subtracting(original) == [])
  }
}
