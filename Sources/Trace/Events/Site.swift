/// A place in the source code that wrote.
nonisolated package struct Site: Hashable, Sendable {
  package let function: String
  /// As the compiler was given it.
  package let file: String
  package let line: Int

  package init(function: String, file: String, line: Int) {
    self.function = function
    self.file = file
    self.line = line
  }
}

nonisolated extension Site: CustomStringConvertible {
  /// As in `FeedViewModel.toggleLike(_:) FeedViewModel.swift:96`.
  package var description: String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    return "\(function) \(name):\(line)"
  }
}
