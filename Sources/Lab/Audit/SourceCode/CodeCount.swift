/// The amount of code.
package struct CodeCount: Hashable, Sendable {
  package var files = 0
  /// Declared structs, classes, enums, protocols and actors.
  package var types = 0
  /// Lines with code: neither blank nor comment only.
  package var lines = 0
}

extension [SourceFile] {
  package var codeCount: CodeCount {
    map { SwiftText($0.text) }.reduce(into: CodeCount()) { count, text in
      count.files += 1
      count.types += text.lines.filter { !$0.code.hasPrefix("import ") }
        .reduce(0) { $0 + $1.code.matches(of: Declaration.type).count }
      count.lines += text.lines.count(where: \.isCode)
    }
  }
}

/// Compiled once: a regex literal is compiled each time it is evaluated.
private enum Declaration {
  nonisolated(unsafe) static let type =
    /(?:^|[^.\w])(?:struct|class|enum|protocol|actor)\s+(?!(?:func|var|let|subscript)\b)[\w`]/
}
