/// Walks over Swift source once, and blots out what is no code.
struct SwiftScanner {
  /// Where a character stands; places lie within one another.
  private enum Place {
    /// Code, with the parentheses that are open in it; within a literal it is an interpolation.
    case code(open: Int)
    case lineComment
    /// Comments nest.
    case blockComment(depth: Int)
    case string(pounds: Int, isMultiline: Bool)
    case rawIdentifier
  }

  private let characters: [Character]
  private var position = 0
  private var places = [Place.code(open: 0)]
  private var result = ""

  init(_ text: String) {
    characters = Array(text)
  }

  mutating func code() -> String {
    while position < characters.count {
      switch places[places.count - 1] {
      case .code(let open): scanCode(open: open)
      case .lineComment: scanLineComment()
      case .blockComment(let depth): scanBlockComment(depth: depth)
      case .string(let pounds, let isMultiline): scanString(pounds, isMultiline)
      case .rawIdentifier: scanRawIdentifier()
      }
    }
    return result
  }

  private mutating func scanCode(open: Int) {
    if isNext("//") {
      places.append(.lineComment)
    } else if isNext("/*") {
      blot(2)
      places.append(.blockComment(depth: 1))
    } else if isNext("`") {
      keep(1)
      places.append(.rawIdentifier)
    } else if let opening = openingOfString() {
      keep(opening.length)
      places.append(.string(pounds: opening.pounds, isMultiline: opening.isMultiline))
    } else if isNext("(") {
      keep(1)
      places[places.count - 1] = .code(open: open + 1)
    } else if isNext(")") {
      keep(1)
      if open > 0 {
        places[places.count - 1] = .code(open: open - 1)
      } else if places.count > 1 {
        places.removeLast()
      }
    } else {
      keep(1)
    }
  }

  private mutating func scanLineComment() {
    if characters[position].isNewline {
      places.removeLast()
    } else {
      blot(1)
    }
  }

  private mutating func scanBlockComment(depth: Int) {
    if isNext("/*") {
      blot(2)
      places[places.count - 1] = .blockComment(depth: depth + 1)
    } else if isNext("*/") {
      blot(2)
      places[places.count - 1] = .blockComment(depth: depth - 1)
      if depth == 1 { places.removeLast() }
    } else {
      blot(1)
    }
  }

  private mutating func scanString(_ pounds: Int, _ isMultiline: Bool) {
    let hashes = String(repeating: "#", count: pounds)
    let quotes = isMultiline ? "\"\"\"" : "\""
    if isNext("\\" + hashes + "(") {
      blot(1 + pounds, with: "_")
      keep(1)
      places.append(.code(open: 0))
    } else if isNext("\\" + hashes) {
      blot(2 + pounds, with: "_")
    } else if isNext(quotes + hashes) {
      keep(quotes.count + pounds)
      places.removeLast()
    } else if characters[position].isNewline, !isMultiline {
      places.removeLast()
    } else {
      blot(1, with: "_")
    }
  }

  private mutating func scanRawIdentifier() {
    if isNext("`") {
      keep(1)
      places.removeLast()
    } else if characters[position].isNewline {
      places.removeLast()
    } else {
      blot(1, with: "_")
    }
  }

  private func openingOfString() -> (length: Int, pounds: Int, isMultiline: Bool)? {
    var end = position
    while end < characters.count, characters[end] == "#" { end += 1 }
    guard end < characters.count, characters[end] == "\"" else { return nil }
    let isMultiline = isNext("\"\"\"", at: end)
    return (end - position + (isMultiline ? 3 : 1), end - position, isMultiline)
  }

  private func isNext(_ text: String, at start: Int? = nil) -> Bool {
    var index = start ?? position
    for character in text {
      guard index < characters.count, characters[index] == character else { return false }
      index += 1
    }
    return true
  }

  private mutating func keep(_ count: Int) {
    result.append(contentsOf: characters[position..<position + count])
    position += count
  }

  /// Spaces and line breaks stay.
  private mutating func blot(_ count: Int, with mark: Character = " ") {
    let end = min(position + count, characters.count)
    for character in characters[position..<end] {
      result.append(character.isWhitespace ? character : mark)
    }
    position = end
  }
}
