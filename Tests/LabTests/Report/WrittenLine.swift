import Foundation
import LabSourceCode

/// Whether lines of a pattern write fields, by its source: they assign or mutate the field, hand out a
/// binding to it, or call a function that writes it.
struct WrittenLine {
  private let texts: [String: SwiftText]
  /// The lines of all functions of a name, without their heads.
  private var bodies: [String: [Statement]] = [:]
  /// The request whose progress a field shows, as in `isPublishing: publish.isRunning`.
  private var requests: [String: String] = [:]

  /// - Parameter files: those of one pattern, and what it shares with others.
  init(in files: [SourceFile]) {
    texts = Dictionary(files.map { ($0.name, SwiftText($0.text)) }) { first, _ in first }
    for text in texts.values {
      for (index, line) in text.lines.enumerated() {
        if let name = line.code.firstMatch(of: /\bfunc (\w+)/)?.1,
          let block = text.block(from: index)
        {
          bodies[String(name), default: []] += text.lines[block].dropFirst().map {
            Statement($0.code)
          }
        }
        for match in line.code.matches(of: /(\w+): (\w+)\.isRunning\b/) {
          requests[String(match.1)] = String(match.2)
        }
      }
    }
  }

  /// A line or more of code, and the functions it calls.
  private struct Statement {
    let code: String
    let calls: [String]

    init(_ code: String) {
      self.code = code
      calls = code.matches(of: /(\w+)(?:\(| \{)/).map { String($0.1) }
    }
  }

  /// - Parameters:
  ///   - field: as a trace names it.
  ///   - place: as in `FeedViewModel.swift:96`.
  ///   - offset: lines of code to go on from there.
  func writes(_ field: String, at place: String, movedBy offset: Int = 0) -> Bool {
    guard let statement = statement(at: place, movedBy: offset) else { return false }
    // MV's whole state is written too, and a trace then knows no field.
    let root = field == "state" ? "model" : String(field.prefix { $0 != "." && $0 != "[" })
    return [root, requests[root]].compactMap(\.self)
      .contains { writes($0, in: statement, depth: 4) }
  }

  /// The name of the function around a line; `nil` outside functions.
  func function(around place: String) -> String? {
    guard let (text, index) = line(at: place) else { return nil }
    for start in (0...index).reversed() {
      guard let block = text.block(from: start), block.contains(index) else { continue }
      let head = text.lines[start].code
      // A variable without a body has none, though the next block seems to be it.
      if let name = head.firstMatch(of: /\bfunc (\w+)|\bvar (\w+).*\{/) {
        return String(name.1 ?? name.2 ?? "")
      }
      if head.contains(/\binit\b/) { return "init" }
    }
    return nil
  }

  private func line(at place: String, movedBy offset: Int = 0) -> (SwiftText, Int)? {
    let parts = place.split(separator: ":")
    guard parts.count == 2, let text = texts[String(parts[0].dropLast(".swift".count))],
      var index = Int(parts[1]).map({ $0 - 1 })
    else { return nil }
    var rest = abs(offset)
    while rest > 0 {
      index += offset.signum()
      guard text.lines.indices.contains(index) else { return nil }
      if text.lines[index].isCode { rest -= 1 }
    }
    return text.lines.indices.contains(index) ? (text, index) : nil
  }

  /// The line, and the next ones as long as a bracket is open.
  private func statement(at place: String, movedBy offset: Int) -> Statement? {
    guard let (text, index) = line(at: place, movedBy: offset) else { return nil }
    var (code, open) = ("", 0)
    for line in text.lines[index...] {
      code += line.code
      open += line.code.count { "([".contains($0) } - line.code.count { ")]".contains($0) }
      if open <= 0 { break }
    }
    return Statement(code)
  }

  private func writes(_ field: String, in statement: Statement, depth: Int) -> Bool {
    if isWritten(field, in: statement.code) { return true }
    guard depth > 0 else { return false }
    return statement.calls.contains { call in
      (bodies[call] ?? []).contains { writes(field, in: $0, depth: depth - 1) }
    }
  }

  private func isWritten(_ field: String, in code: String) -> Bool {
    // Most lines do not name the field, and a search is quicker than a pattern.
    guard code.contains(field) else { return false }
    let part = #"(?<!\w)"# + field + #"(\.\w+|\?|!|\[[^\]]*\])*"#
    // `=` but not `==`, alone or in a tuple; a call on the field or on a part of it; a binding.
    let ways = [#"(, [^()=]*)?\)?\s*[-+]?=(?!=)"#, #"\.\w+(\(| \{)"#].map { part + $0 }
    let binding = #"\$\w+(\.\w+)*\."# + field + #"\b"#
    return (ways + [binding]).contains {
      code.range(of: $0, options: .regularExpression) != nil
    }
  }
}
