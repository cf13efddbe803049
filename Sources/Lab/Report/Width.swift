extension Character {
  /// The places that it takes on a terminal.
  var columns: Int {
    unicodeScalars.contains { $0.properties.isEmojiPresentation || $0 == "\u{FE0F}" } ? 2 : 1
  }
}

extension StringProtocol {
  /// The places that it takes on a terminal.
  var columns: Int { reduce(0) { $0 + $1.columns } }
}

extension String {
  var withoutSpacesAtEnd: String {
    lastIndex { $0 != " " }.map { String(self[...$0]) } ?? ""
  }
}
