import Foundation

/// How a change is written in one pattern: a paragraph of the pattern's file.
struct Planting {
  let number: String
  /// What the compiler says, if it refuses the fault.
  let refused: String?
  /// Why there is nothing to change, if so.
  let none: String?
  /// The edits of each file, by its path from the root.
  var edits: [(file: String, edit: Edit)] = []

  init?(_ paragraph: String, of pattern: String) {
    let lines = paragraph.components(separatedBy: "\n")
    guard let number = lines[0].wholeMatch(of: #/(R?\d+)/#)?.1 else { return nil }
    self.number = String(number)
    refused = lines.compactMap { $0.wholeMatch(of: #/Refused: (.+)/#)?.1 }.first.map(String.init)
    none = lines.compactMap { $0.wholeMatch(of: #/None: (.+)/#)?.1 }.first.map(String.init)
    var file = ""
    for line in lines.dropFirst() {
      let text = String(line.dropFirst(2))
      switch line.prefix(2) {
      case "@ ":
        file =
          text.hasPrefix("/") ? String(text.dropFirst()) : "Sources/Patterns/\(pattern)/\(text)"
      case "- ":
        if edits.last?.file != file || edits.last?.edit.isComplete == true {
          edits.append((file, Edit()))
        }
        edits[edits.count - 1].edit.before.append(text)
      case "+ ", "+":
        edits[edits.count - 1].edit.after.append(text)
      case "~ ":
        let names = text.components(separatedBy: " → ")
        guard names.count == 2 else { return nil }
        edits.append((file, Edit(rename: (names[0], names[1]))))
      default: continue
      }
    }
  }

  static func all(of pattern: String) throws -> [Planting] {
    try text(of: here.path + "/\(pattern).txt").trimmingCharacters(in: .newlines)
      .components(separatedBy: "\n\n").compactMap { Planting($0, of: pattern) }
  }

  /// The changed files, by their paths from the root.
  func planted(in original: (String) throws -> String) throws -> [String: String] {
    var sources: [String: String] = [:]
    for (file, edit) in edits {
      let source = try sources[file] ?? original(file)
      guard let changed = edit.applied(to: source) else {
        let what = edit.rename?.old ?? edit.before.joined(separator: "\n")
        throw Problem(description: "\(number): \(file) does not have this text once:\n\(what)")
      }
      guard changed != source else {
        throw Problem(description: "\(number): an edit of \(file) changes nothing")
      }
      sources[file] = changed
    }
    return sources
  }
}

/// Lines, a part of one, or a name, and what replaces them.
struct Edit {
  var before: [String] = []
  var after: [String] = []
  var rename: (old: String, new: String)?

  var isComplete: Bool { rename != nil || !after.isEmpty }

  /// The text with the edit; `nil` if the text before does not occur once, or the name not at all.
  func applied(to text: String) -> String? {
    if let rename {
      // Unlike the word boundary of Unicode, a simple one is at a dot too.
      let name = try? Regex(#"\b\#(rename.old)\b"#).wordBoundaryKind(.simple)
      guard let name, text.contains(name) else { return nil }
      return text.replacing(name, with: rename.new)
    }
    var lines = text.components(separatedBy: "\n")
    let old = before.map {
      $0.filter { !"«»".contains($0) }.trimmingCharacters(in: .whitespaces)
    }
    let part = before.first?.firstMatch(of: #/«(.*)»/#)?.1
    let places = lines.indices.dropLast(old.count - 1).filter { start in
      zip(lines[start...], old).allSatisfy { line, old in
        part == nil ? line.trimmingCharacters(in: .whitespaces) == old : line.contains(old)
      }
    }
    guard let start = places.first, places.count == 1 else { return nil }
    if let part {
      lines[start].replace(old[0], with: before[0].replacing("«\(part)»", with: after.first ?? ""))
    } else {
      let indentation = lines[start].prefix { $0 == " " }
      lines.replaceSubrange(
        start..<start + old.count, with: after.filter { !$0.isEmpty }.map { indentation + $0 })
    }
    return lines.joined(separator: "\n")
  }
}
