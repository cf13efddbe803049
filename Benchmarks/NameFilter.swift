/// What `--filter` keeps of a list of names.
struct NameFilter {
  private let text: String?

  /// - Parameter text: `nil` and an empty text keep nothing apart: all names match.
  init(_ text: String?) {
    self.text = text.flatMap { $0.isEmpty ? nil : $0.lowercased() }
  }

  /// Whether anything is asked for.
  var isGiven: Bool { text != nil }

  /// Of `names`, the one that is the text, or else those that hold it, in any case of letters.
  func matching(_ names: [String]) -> [String] {
    guard let text else { return names }
    let whole = names.filter { $0.lowercased() == text }
    return whole.isEmpty ? names.filter { $0.lowercased().contains(text) } : whole
  }
}
