/// The names that `--filter` keeps.
struct NameFilter {
  private let text: String?

  /// - Parameter text: `nil` and an empty text match all names.
  init(_ text: String?) {
    self.text = text.flatMap { $0.isEmpty ? nil : $0.lowercased() }
  }

  /// Whether the filter can exclude a name.
  var isGiven: Bool { text != nil }

  /// Returns the name that equals the text, or else those that contain it, ignoring case.
  func matching(_ names: [String]) -> [String] {
    guard let text else { return names }
    let whole = names.filter { $0.lowercased() == text }
    return whole.isEmpty ? names.filter { $0.lowercased().contains(text) } : whole
  }
}
