import Foundation

/// A fault or, if its number begins with R, a refactoring: a paragraph of catalogue.txt.
struct Change {
  let number: String
  let title: String
  /// The side-by-side suite whose question it is.
  let asked: String?
  let sentence: String

  var isFault: Bool { !number.hasPrefix("R") }
  /// Whether it is in the view, or where the screens are made.
  var isInView: Bool { ["view", "wiring"].contains(title) }

  /// `nil` for a paragraph of prose.
  init?(_ paragraph: String) {
    let lines = paragraph.components(separatedBy: "\n")
    guard lines.count == 2,
      let head = lines[0].wholeMatch(of: #/(R?\d+) ([^.]+?)(?:\. Asked: (\w+))?\.?/#)
    else { return nil }
    number = String(head.1)
    title = String(head.2)
    asked = head.3.map(String.init)
    sentence = lines[1]
  }

  static func all() throws -> [Change] {
    try text(of: here.path + "/catalogue.txt").trimmingCharacters(in: .newlines)
      .components(separatedBy: "\n\n").compactMap(Change.init)
  }
}
