/// How much code there is, and how much of it is scaffolding.
package struct CodeCount: Hashable, Sendable {
  package var files = 0
  /// Structs, classes, enums, protocols and actors that are declared.
  package var types = 0
  /// Lines with code: neither blank nor comment only.
  package var lines = 0
  /// Lines that only declare what may be asked and shown: whole protocols, and the cases of enums.
  package var scaffolding = 0

  package static let zero = CodeCount()

  private init() {}

  /// What stands in one file.
  package init(_ text: SwiftText) {
    var declarations = DeclarationScanner()
    files = 1
    for line in text.lines where line.isCode {
      lines += 1
      let found = declarations.scan(line.code)
      types += found.types
      if found.isScaffolding { scaffolding += 1 }
    }
  }

  package static func + (one: CodeCount, other: CodeCount) -> CodeCount {
    var sum = one
    sum.files += other.files
    sum.types += other.types
    sum.lines += other.lines
    sum.scaffolding += other.scaffolding
    return sum
  }
}
