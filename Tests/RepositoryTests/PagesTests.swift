import Testing

struct PagesTests {
  /// An interactive zsh, the shell of a Mac, takes a comment for arguments.
  @Test func `a shell block can be pasted into zsh`() {
    for page in Repository.here.files(".md") {
      var language: Substring?
      for (number, text) in page.lines {
        if let fence = text.firstMatch(of: /^\s*```(\w*)/) {
          language = language == nil ? fence.1 : nil
        } else if language == "sh" {
          #expect(!text.contains(/(^|\s)#/), "\(page.path):\(number) has a comment")
        }
      }
    }
  }
}
