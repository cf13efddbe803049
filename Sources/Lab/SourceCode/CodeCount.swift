/// The amount of code, and how much of it is scaffolding.
package struct CodeCount: Hashable, Sendable {
  package var files = 0
  /// Declared structs, classes, enums, protocols and actors.
  package var types = 0
  /// Lines with code: neither blank nor comment only.
  package var lines = 0
  /// Lines that only declare what may be asked and shown: whole protocols, and the cases of enums.
  package var scaffolding = 0
}

extension [SourceFile] {
  package var codeCount: CodeCount {
    map { SwiftText($0.text) }.reduce(into: CodeCount()) { count, text in
      count.files += 1
      count.types += text.lines.filter { !$0.code.hasPrefix("import ") }
        .reduce(0) { $0 + $1.code.matches(of: Declaration.type).count }
      count.lines += text.lines.count(where: \.isCode)
      count.scaffolding += text.scaffolding.count
    }
  }
}

/// Compiled once: a regex literal is compiled each time it is evaluated.
private enum Declaration {
  nonisolated(unsafe) static let type =
    /(?:^|[^.\w])(?<kind>struct|class|enum|protocol|actor)\s+(?!(?:func|var|let|subscript)\b)[\w`]/
  nonisolated(unsafe) static let `case` = /^\s*(?:indirect\s+)?case\b/
}

extension SwiftText {
  /// The lines of protocols, and those of enums that begin with `case`.
  fileprivate var scaffolding: Set<Int> {
    var found: Set<Int> = []
    for (index, line) in lines.enumerated() {
      guard let kind = line.code.firstMatch(of: Declaration.type)?.kind,
        kind == "protocol" || kind == "enum", let block = block(from: index)
      else { continue }
      found.formUnion(
        block.filter {
          kind == "protocol"
            || lines[$0].depth == line.depth + 1 && lines[$0].code.contains(Declaration.case)
        })
    }
    return found.filter { lines[$0].isCode }
  }
}
