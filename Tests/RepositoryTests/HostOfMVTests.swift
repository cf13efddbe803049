import Testing

/// `pattern-update` measures MV in a view without a body, because the functions of its views are private.
struct HostOfMVTests {
  /// The functions of a view, without their access.
  private func functions(_ path: String) -> Set<String> {
    let parts = Repository.here.file(path)?.text.split(separator: "\n  }\n") ?? []
    return Set(
      parts.compactMap { part in
        part.firstMatch(of: /\n  (?:private )?func (.*)/.dotMatchesNewlines()).map { String($0.1) }
      })
  }

  @Test func `the host of MV has the functions of its views, word for word`() {
    let own = functions("Sources/Patterns/MV+Lab.swift")
    let original = functions("Sources/Patterns/MV/Feed/FeedView.swift")

    #expect(own.count == 4)
    #expect(own.subtracting(original) == [])
  }
}
