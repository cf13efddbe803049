/// The meaning of a text to its reader; a style decides how that looks.
package enum Emphasis: Int, Sendable, CaseIterable {
  // ECMA-48 attributes.
  case strong = 1
  case quiet = 2
  case bad = 31
  case good = 32
  case caution = 33
  case name = 36
}

/// How emphasis looks on a terminal.
package enum Style: Sendable {
  /// Text only.
  case plain
  /// ECMA-48 escape sequences, which every terminal in use understands.
  case ansi

  /// Emphasizes each line by itself, as a pager forgets the last line's.
  package func render(_ text: String, _ emphasis: Emphasis?) -> String {
    guard self == .ansi, let emphasis else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { Self.start(emphasis) + $0 + Self.end }.joined(separator: "\n")
  }

  /// Every escape sequence of this style.
  var sequences: [String] {
    switch self {
    case .plain: []
    case .ansi: Emphasis.allCases.map(Self.start) + [Self.end]
    }
  }

  private static func start(_ emphasis: Emphasis) -> String { "\u{1B}[\(emphasis.rawValue)m" }
  private static let end = "\u{1B}[0m"
}
