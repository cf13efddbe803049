import Testing

extension TextFile {
  /// The lines of blocks that a reader pastes into a shell.
  fileprivate var shellLines: [(number: Int, text: Substring)] {
    var language: Substring?
    return lines.filter { _, text in
      if let fence = text.firstMatch(of: /^\s*```(\w*)/) {
        language = language == nil ? fence.1 : nil
        return false
      }
      return language.map { ["sh", "bash", "zsh", "shell", "console"].contains($0) } ?? false
    }
  }
}

/// Finds comments in shell blocks: an interactive zsh, the shell of a Mac, takes them for arguments.
private func shellComments(in page: TextFile) -> [String] {
  page.shellLines.filter { $0.text.contains(/(^|\s)#/) }
    .map { finding(page.path, line: $0.number, "has a comment, which zsh does not take") }
}

/// Finds mentions of a Swift that cannot build the tests: their exit tests capture values, which needs
/// Swift 6.3. A manifest declares what its own text needs, tools of 6.2.
private func olderSwifts(in page: TextFile) -> [String] {
  page.lines.filter { $0.text.contains(/Swift 6\.[0-2](?!\d)/) }
    .map { finding(page.path, line: $0.number, "says an older Swift than 6.3") }
}

struct PagesTests {
  private static let pages = Repository.here.files(".md") + Repository.here.files(".tutorial")

  @Test func `a shell block can be pasted into zsh`() {
    #expect(Self.pages.flatMap(shellComments) == [])
  }

  @Test func `every page says the Swift that the tests need`() {
    let scripts = [Repository.here.file(".ci/run")].compactMap(\.self)

    #expect((Self.pages + scripts).flatMap(olderSwifts) == [])
    for path in [
      "README.md", "README.ko.md", "docs/on-a-mac.md", "docs/products.md",
      "docs/workshop/README.md",
      "docs/workshop/ko/README.md", "docs/your-own-pattern.md", ".ci/run",
    ] {
      #expect(Repository.here.file(path)?.text.contains("Swift 6.3") == true, "\(path)")
    }
  }

  @Test(arguments: [
    ("```sh\nswift test  # all\n```", "2: has a comment"),
    ("```sh\n# All.\nswift test\n```", "2: has a comment"),
    ("  ```bash\n  ls #a\n  ```", "2: has a comment"),
    ("```sh\nopen page.html#player\n```\nText # and ```swift\n# no\n```", nil),
    ("```text\nswift test # all\n```", nil),
  ])
  func `finds a comment in a shell block, and no other`(_ text: String, _ problem: String?) {
    let found = shellComments(in: TextFile(path: "a.md", text: text))

    #expect(found.count == (problem == nil ? 0 : 1))
    if let problem { #expect(found.first?.hasPrefix("a.md:\(problem)") == true) }
  }

  @Test(arguments: [
    ("needs Swift 6.2 or later", true), ("a Swift 6.2+ toolchain", true), ("Swift 6.2.3.", true),
    ("Swift 6.3.1", false), ("plain Swift 6", false), ("// swift-tools-version: 6.2", false),
  ])
  func `finds an older Swift`(_ text: String, _ isOlder: Bool) {
    #expect(olderSwifts(in: TextFile(path: "a.md", text: text)).isEmpty != isOlder)
  }
}
