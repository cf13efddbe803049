/// The lines of a screen's sources that could have written a field, found by how they read.
///
/// A line counts when it assigns to the field or to something in it, calls what changes it in place, hands out a binding
/// to it, or calls a setter that does nothing else. The setter itself does not count; where a model has setters, nothing
/// else does.
package struct WriteCandidates {
  /// A line of a file, counted from 0.
  package struct Place: Hashable, Sendable {
    package let file: String
    package let line: Int
  }

  private let files: [(path: String, code: [String], blocks: SourceBlocks)]

  /// - Parameter files: of one screen, and of what it is built on.
  package init(_ files: [SourceFile]) {
    self.files = files.filter { $0.name != "Tracing" }.map { file in
      (file.path, SwiftText(file.text).lines.map(\.code), SourceBlocks(file))
    }
  }

  package func places(writing field: String) -> Set<Place> {
    let setters = files.flatMap { file in file.blocks.setters(of: field).map { (file.path, $0) } }
    let calls = setters.map(\.1).filter { $0.name.count > 0 }
    return places { file, index, code in
      if setters.contains(where: { $0.0 == file && $0.1.lines.contains(index) }) { return false }
      if calls.contains(where: { code.calls($0) }) { return true }
      return calls.isEmpty && code.writes(to: field)
    }
  }

  package func places(writingAnyOf fields: [String]) -> Set<Place> {
    fields.reduce(into: []) { $0.formUnion(places(writing: $1)) }
  }

  /// Those of them that an action can lead to: in the function or the case that is called as it is, and in whatever these
  /// call by name. All of them, when there is none.
  package func places(writingAnyOf fields: [String], askedBy action: String) -> Set<Place> {
    let all = places(writingAnyOf: fields)
    let reached = all.intersection(reachable(from: action))
    return reached.isEmpty ? all : reached
  }

  private func reachable(from action: String) -> Set<Place> {
    var open = [action]
    var seen: Set<String> = [action]
    var reached: Set<Place> = []
    let named = Set(files.flatMap { $0.blocks.functions.map(\.name) })
    while let name = open.popLast() {
      for file in files where !file.path.hasSuffix("View.swift") {
        let cases = name == action ? file.blocks.cases : []
        for block in (file.blocks.functions + cases) where block.name == name {
          reached.formUnion(block.lines.map { Place(file: file.path, line: $0) })
          for code in block.code {
            var calls = code.matches(of: Pattern.call).map { String($0.1) }
            if code.contains("[id]") { calls.append("subscript") }
            for call in calls where named.contains(call) && seen.insert(call).inserted {
              open.append(call)
            }
          }
        }
      }
    }
    return reached
  }

  private func places(
    where isWanted: (_ file: String, _ index: Int, _ code: String) -> Bool
  ) -> Set<Place> {
    var places: Set<Place> = []
    for file in files {
      for (index, code) in file.code.enumerated() where isWanted(file.path, index, code) {
        places.insert(Place(file: file.path, line: index))
      }
    }
    return places
  }
}

/// Kept, because a literal is read anew wherever it is run, which takes longer than to match it.
private enum Pattern {
  nonisolated(unsafe) static let declaration = /\b(?:let|var|func|case)\s/
  nonisolated(unsafe) static let assignment =
    /[?!]?(?:\[[^\]]*\])?(?:\.\w+[?!]?(?:\[[^\]]*\])?)*\s*(?:[-+*]?=)(?![=])/
  nonisolated(unsafe) static let changingCall =
    /[?!]?(?:\.\w+[?!]?)*\.(?:rename|putOnTop|append|insert|remove\w*|toggle|succeeded|failed|send|update)\(/
  nonisolated(unsafe) static let binding = /\$[\w.]+/
  nonisolated(unsafe) static let tupleAssignment = /^\s*\([^()]*\)\s*=\s/
  nonisolated(unsafe) static let call = /(\w+)\s*[({]/
  nonisolated(unsafe) static let word = /\w+/
}

extension String {
  /// Whether a line calls the function, and does not declare it.
  fileprivate func calls(_ function: SourceBlocks.Block) -> Bool {
    if contains("func ") { return false }
    let label = function.label.map { "\($0):" } ?? (function.takesArguments ? "" : ")")
    return contains("\(function.name)(\(label)")
  }

  fileprivate func writes(to field: String) -> Bool {
    guard contains(field) else { return false }
    if firstMatch(of: Pattern.declaration) != nil, !contains("if let"), !contains("guard") {
      return false
    }
    let words = components(of: field)
    return words.contains { rest in
      rest.prefixMatch(of: Pattern.assignment) != nil
        || rest.prefixMatch(of: Pattern.changingCall) != nil
    } || isTuple(with: words)
      || firstMatch(of: Pattern.binding).map { $0.0.hasSuffix("." + field) } == true
  }

  /// `(state.name, state.nameProblem) = …`
  private func isTuple(with words: [Substring]) -> Bool {
    !words.isEmpty && firstMatch(of: Pattern.tupleAssignment) != nil
      && words.contains { rest in rest.contains(")") }
  }

  /// What follows each place where the field, or its relay, stands as a word of its own.
  private func components(of field: String) -> [Substring] {
    matches(of: Pattern.word).filter { $0.0 == field || $0.0 == field + "Relay" }
      .map { self[$0.range.upperBound...] }
  }
}
