/// The amount of code, and how much of it is scaffolding.
package struct CodeCount: Hashable, Sendable {
  package var files = 0
  /// Declared structs, classes, enums, protocols and actors.
  package var types = 0
  /// Lines with code: neither blank nor comment only.
  package var lines = 0
  /// Lines that only declare what may be asked and shown: whole protocols, and the cases of enums.
  package var scaffolding = 0

  package static let zero = CodeCount()

  package static func + (one: CodeCount, other: CodeCount) -> CodeCount {
    var sum = one
    sum.files += other.files
    sum.types += other.types
    sum.lines += other.lines
    sum.scaffolding += other.scaffolding
    return sum
  }
}

extension CodeCount {
  /// Counts one file.
  package init(_ text: SwiftText) {
    files = 1
    types = text.lines.filter { !$0.code.hasPrefix("import ") }
      .reduce(0) { $0 + $1.code.matches(of: Declaration.type).count }
    lines = text.lines.count(where: \.isCode)
    scaffolding = text.scaffolding.count
  }
}

extension [SourceFile] {
  package var codeCount: CodeCount { reduce(.zero) { $0 + $1.codeCount } }
}

/// Compiled once: a regex literal is compiled each time it is evaluated.
private enum Declaration {
  nonisolated(unsafe) static let type =
    /(?:^|[^.\w])(?<kind>struct|class|enum|protocol|actor)\s+(?!(?:func|var|let|subscript)\b)[\w`]/
  nonisolated(unsafe) static let `case` = /^\s*(?:indirect\s+)?case\b/
  nonisolated(unsafe) static let caseOnOneLine = /\{\s*(?:indirect\s+)?case\b/
}

extension SwiftText {
  fileprivate var scaffolding: Set<Int> {
    var found: Set<Int> = []
    for (index, line) in lines.enumerated() {
      guard let kind = line.code.firstMatch(of: Declaration.type)?.kind,
        kind == "protocol" || kind == "enum", let block = block(from: index)
      else { continue }
      found.formUnion(kind == "protocol" ? Set(block) : cases(ofEnumIn: block))
    }
    return found.filter { lines[$0].isCode }
  }

  private func cases(ofEnumIn block: ClosedRange<Int>) -> Set<Int> {
    var found: Set<Int> = []
    for index in block {
      let isCase =
        index == block.lowerBound
        ? lines[index].code.contains(Declaration.caseOnOneLine)
        : lines[index].depth == lines[block.lowerBound].depth + 1
          && lines[index].code.contains(Declaration.case)
      if isCase { found.formUnion(index...endOfParentheses(from: index)) }
    }
    return found
  }

  /// The line in which the parentheses that open in line `start` are closed.
  private func endOfParentheses(from start: Int) -> Int {
    var open = 0
    for index in start..<lines.count {
      let code = lines[index].code
      open += code.count { $0 == "(" } - code.count { $0 == ")" }
      if open <= 0 { return index }
    }
    return start
  }
}
