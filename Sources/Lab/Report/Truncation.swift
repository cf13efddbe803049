extension StringProtocol {
  /// The text, or its beginning and '…' where it takes more than `width` places on a terminal.
  package func truncated(to width: Int) -> String {
    if columns <= width { return String(self) }
    var room = width - 1
    let start = prefix { character in
      room -= character.columns
      return room >= 0
    }
    return width < 1 ? "" : start + "…"
  }
}
