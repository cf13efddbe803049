/// Kept, because a literal is read anew wherever it is run, which takes longer than to match it.
private enum Pattern {
  nonisolated(unsafe) static let function = /\bfunc\s+(\w+)[^(]*(?:\(\s*(\w+)?)?/
  nonisolated(unsafe) static let `subscript` = /\bsubscript\s*\(/
  nonisolated(unsafe) static let `case` = /^\s*case\s+\./
}

/// The functions, subscripts and cases of switches in a file, with the lines that each has.
package struct SourceBlocks {
  package struct Block: Hashable {
    /// `display`, `subscript`, `likeTapped`.
    package let name: String
    /// The first argument's label; `nil` when it has none, or there is no argument.
    package let label: String?
    package let takesArguments: Bool
    /// Of the file, counted from 0, head and end with it.
    package let lines: ClosedRange<Int>
    /// What stands in them.
    package let code: [String]

    /// Of the one argument, if there is no more than one.
    package var argumentType: String? {
      code[0].firstMatch(of: /\(\s*\w+(?:\s+\w+)?:\s*([^,]+)\)/).map { String($0.1) }
    }

    /// Whether a cause gets its name here, word for word, and not that of whatever value comes by.
    package var namesCause: Bool { code.contains { $0.contains("Cause.action(\"") } }

    /// What stands between head and end, without blank lines.
    var body: ArraySlice<String> { code.count > 2 ? code[1..<(code.count - 1)] : [] }
  }

  package private(set) var functions: [Block] = []
  package private(set) var cases: [Block] = []

  package init(_ file: SourceFile) {
    let lines = SwiftText(file.text).lines.map(\.code)
    for (index, line) in lines.enumerated() {
      if let match = line.firstMatch(of: Pattern.function) {
        add(String(match.1), match.2, at: index, in: lines)
      } else if line.contains(Pattern.subscript) {
        add("subscript", nil, at: index, in: lines)
      } else if line.contains(Pattern.case) {
        addCases(at: index, in: lines)
      }
    }
  }

  private mutating func add(_ name: String, _ label: Substring?, at index: Int, in lines: [String])
  {
    guard let end = Self.end(ofBlockFrom: index, in: lines) else { return }
    functions.append(
      Block(
        name: name, label: label == "_" ? nil : label.map(String.init),
        takesArguments: label != nil, lines: index...end, code: Array(lines[index...end])))
  }

  /// Several names may share one case, on several lines.
  private mutating func addCases(at index: Int, in lines: [String]) {
    let indentation = lines[index].prefix { $0 == " " }.count
    let next = lines[(index + 1)...].firstIndex {
      let depth = $0.prefix { $0 == " " }.count
      return !$0.allSatisfy(\.isWhitespace) && depth <= indentation
    }
    let end = max(index, (next ?? lines.count) - 1)
    let block = Array(lines[index...end])
    for match in lines[index].matches(of: /(?:case|,)\s+\.(\w+)/) {
      cases.append(
        Block(
          name: String(match.1), label: nil, takesArguments: false, lines: index...end, code: block)
      )
    }
  }

  private static func end(ofBlockFrom start: Int, in lines: [String]) -> Int? {
    var depth = 0
    var hasBegun = false
    for index in start..<lines.count {
      for character in lines[index] {
        if character == "{" { (depth, hasBegun) = (depth + 1, true) }
        if character == "}" { depth -= 1 }
        if hasBegun, depth == 0 { return index }
      }
      // What a protocol lists has no block.
      if !hasBegun, index > start, lines[index].contains(/\b(func|var|}|subscript)\b/) {
        return nil
      }
    }
    return nil
  }
}

extension SourceBlocks {
  /// Functions whose one statement assigns to the field.
  package func setters(of field: String) -> [Block] {
    functions.filter { function in
      function.body.count == 1 && function.body.allSatisfy { $0.assigns(to: field) }
    }
  }
}

extension String {
  /// Whether a line of code begins with an assignment to the field, of itself or of something: `self.posts = posts`.
  fileprivate func assigns(to field: String) -> Bool {
    let words = split(separator: " ", maxSplits: 2)
    guard words.count > 2, words[1] == "=" else { return false }
    return words[0] == field || words[0] == "self.\(field)"
  }
}
