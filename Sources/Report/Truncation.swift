extension String {
  /// The text, or its beginning and '…' where it has more than `width` characters.
  func truncated(to width: Int) -> String {
    if count <= width { return self }
    return width < 1 ? "" : prefix(width - 1) + "…"
  }
}
