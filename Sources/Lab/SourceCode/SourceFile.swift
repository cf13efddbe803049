/// A Swift file, and where it stands.
package struct SourceFile: Hashable, Sendable {
  /// From the root of the checkout.
  package let path: String
  package let text: String

  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  /// `FeedView` for `Feed/FeedView.swift`.
  package var name: String {
    let file = path.split(separator: "/").last ?? ""
    return String(file.hasSuffix(".swift") ? file.dropLast(".swift".count) : file)
  }

  /// As it was written, without blank lines at the end.
  package var lines: [String] {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let end = lines.lastIndex { !$0.allSatisfy(\.isWhitespace) } ?? -1
    return lines[...end].map(String.init)
  }

  package var codeCount: CodeCount { CodeCount(SwiftText(text)) }
}
