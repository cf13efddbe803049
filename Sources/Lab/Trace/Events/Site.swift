/// A place in the source code that wrote.
nonisolated package struct Site: Hashable, Sendable {
  /// In an optimised build it may be one into which the writing function was inlined.
  package let function: String

  /// From the package's root, as in `Sources/Patterns/MVI/Store.swift`.
  ///
  /// Empty when a binding wrote, which no code on the way names.
  package let file: String
  package let line: Int

  /// Who called it, the nearest first, as far as that is code of a pattern or of whoever else uses the recorder.
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
    file.isEmpty ? function : "\(place) \(function)"
  }

  /// As in `FeedViewModel.swift:96`.
  var place: String { "\(file.split(separator: "/").last ?? ""):\(line)" }
}
