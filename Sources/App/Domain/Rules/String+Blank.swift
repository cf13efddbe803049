extension String {
  /// Whether there is nothing to see.
  var isBlank: Bool {
    allSatisfy(\.isInvisible)
  }

  var trimmed: String {
    guard let first = firstIndex(where: { !$0.isInvisible }),
      let last = lastIndex(where: { !$0.isInvisible })
    else { return "" }
    return String(self[first...last])
  }
}

extension Character {
  /// Whether this is white space, a control character, or one that Unicode says to ignore when it draws, as
  /// zero-width spaces and marks of direction.
  fileprivate var isInvisible: Bool {
    unicodeScalars.allSatisfy { scalar in
      let properties = scalar.properties
      return properties.isWhitespace || properties.isDefaultIgnorableCodePoint
        || properties.generalCategory == .control
    }
  }
}
