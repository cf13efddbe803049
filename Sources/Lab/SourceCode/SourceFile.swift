/// A Swift file of the checkout.
package struct SourceFile: Hashable, Sendable {
  /// From the root of the checkout.
  package let path: String
  package let text: String

  /// `FeedView` for `Feed/FeedView.swift`.
  package var name: String {
    let file = path.split(separator: "/").last ?? ""
    return String(file.hasSuffix(".swift") ? file.dropLast(".swift".count) : file)
  }

  /// The lines as written, without blank lines at the end.
  package var lines: [String] {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let end = lines.lastIndex { !$0.allSatisfy(\.isWhitespace) } ?? -1
    return lines[...end].map(String.init)
  }
}

extension String {
  /// `FeedViewModel` as `feed-view-model`, `MVIContainer` as `mvi-container`, `View+Notice` as
  /// `view-notice`.
  package var kebabCase: String {
    replacing("+", with: "-")
      .replacing(/([a-z0-9])([A-Z])/) { "\($0.1)-\($0.2)" }
      .replacing(/([A-Z])([A-Z][a-z])/) { "\($0.1)-\($0.2)" }
      .lowercased()
  }
}
