import Report

/// Bytes that a reader expects.
///
/// ```swift
/// try Guess("12,345").bytes  // 12_345
/// try Guess("12.3 kB").bytes  // 12_300
/// try Guess("nothing").bytes  // 0
/// ```
package struct Guess: Sendable, Hashable {
  package let bytes: Int

  /// One more than can be guessed, so that every score fits into 80 columns.
  static let limit = 10_000_000_000

  package init(bytes: Int) {
    self.bytes = bytes
  }

  /// Reads 'nothing', or a number with B, kB, MB or GB, each 1,000 times the one before, and bytes
  /// without. Commas stand between thousands or not at all; a fraction of a byte is rounded.
  package init(_ text: String) throws(GuessError) {
    if text.wholeMatch(of: /\s*nothing\s*/.ignoresCase()) != nil {
      self.init(bytes: 0)
      return
    }
    let pattern = /\s*([0-9]{1,3}(?:,[0-9]{3})+|[0-9]+)(\.[0-9]+)?\s*(B|kB|MB|GB)?\s*/.ignoresCase()
    guard let match = text.wholeMatch(of: pattern),
      let number = Double(match.1.replacing(",", with: "") + (match.2 ?? ""))
    else { throw .notBytes(text) }
    let bytes = (number * Self.factor(of: match.3)).rounded()
    guard bytes < Double(Self.limit) else { throw .tooLarge(text) }
    self.init(bytes: Int(bytes))
  }

  private static func factor(of unit: Substring?) -> Double {
    switch unit?.lowercased() {
    case "kb": 1e3
    case "mb": 1e6
    case "gb": 1e9
    default: 1
    }
  }
}

/// Why a text is no guess.
package enum GuessError: Error, Hashable, CustomStringConvertible {
  case notBytes(String)
  case tooLarge(String)

  package var description: String {
    switch self {
    case .notBytes(let text):
      "'\(Self.short(text))' is no number of bytes; type 12,345 or 12.3 kB, 0 or nothing"
    case .tooLarge(let text):
      "'\(Self.short(text))' is too large; guess less than \(Units.bytes(Guess.limit))"
    }
  }

  /// Enough to recognise what was typed.
  private static func short(_ text: String) -> String {
    text.count > 24 ? text.prefix(23) + "…" : text
  }
}
