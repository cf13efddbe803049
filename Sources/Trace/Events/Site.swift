/// A place in the source code that wrote.
nonisolated package struct Site: Hashable, Sendable {
  /// In an optimised build it may be one into which the writing function was inlined.
  package let function: String

  /// As the compiler was given it; empty when a binding wrote, which no code on the way names.
  package let file: String
  package let line: Int

  /// Who called it, the nearest first, as far as that is code of a form or of whoever else uses the recorder.
  package let callers: [Site]

  package init(function: String, file: String, line: Int, callers: [Site] = []) {
    self.function = function
    self.file = file
    self.line = line
    self.callers = callers
  }
}

nonisolated extension Site: CustomStringConvertible {
  /// As in `FeedViewModel.swift:96 FeedViewModel.toggleLike(_:)`.
  package var description: String {
    if file.isEmpty { return function }
    let name = file.split(separator: "/").last.map(String.init) ?? file
    return "\(name):\(line) \(function)"
  }
}
