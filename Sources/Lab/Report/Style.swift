/// How emphasis looks on a terminal.
///
/// Whether colours are welcome (a terminal, no `NO_COLOR`) is for the caller to find out.
package enum Style: Sendable {
  /// Text only.
  case plain
  /// ECMA-48 escape sequences, as every terminal in use knows them.
  case ansi

  package func render(_ text: String, _ emphasis: Emphasis?) -> String {
    switch self {
    case .plain: text
    case .ansi: emphasis.map { "\u{1B}[\($0.code)m\(text)\u{1B}[0m" } ?? text
    }
  }
}

extension Emphasis {
  fileprivate var code: Int {
    switch self {
    case .strong: 1
    case .quiet: 2
    case .good: 32
    case .bad: 31
    case .caution: 33
    }
  }
}
