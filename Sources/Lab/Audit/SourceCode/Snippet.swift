/// Parts of a file, each looked for below the one before.
///
/// | written | lines |
/// |---|---|
/// | `A` | the one that begins with `A` |
/// | `A {…}` | from there to the end of its block, or of its `case` |
/// | `A … B` | from there to the next one that begins with `B` |
/// | `A … B {…}` | from there to the end of the block of `B` |
///
/// `A > B` is the next `B` below `A`.
package struct Snippet {
  private let all: [String]

  package init(of text: String) {
    all = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Returns the parts with `// …` between them, each as far to the left as it goes; without parts, the file.
  package func lines(of parts: [String]) throws(MarkError) -> [String] {
    if parts.isEmpty { return all.last == "" ? all.dropLast() : all }
    var (lines, end) = ([String](), 0)
    for part in parts {
      guard let range = range(of: part, from: end) else {
        throw MarkError("'\(part)' is not in the file, or not below the part before")
      }
      if !lines.isEmpty { lines.append("// …") }
      let indentation = all[range].filter { !$0.isEmpty }.map(\.indentation).min() ?? 0
      lines += all[range].map { String($0.dropFirst(indentation)) }
      end = range.upperBound
    }
    return lines
  }

  private func range(of part: String, from start: Int) -> Range<Int>? {
    let isBlock = part.hasSuffix(" {…}")
    let ends = part.dropLast(isBlock ? 4 : 0).split(separator: " … ")
    guard let first = index(of: ends[0], from: start) else { return nil }
    var last: Int? = first
    if ends.count > 1 { last = index(of: ends[1], from: first + 1) }
    if isBlock { last = last.flatMap(endOfBlock) }
    return last.map { first..<$0 + 1 }
  }

  private func index(of anchor: Substring, from start: Int) -> Int? {
    var next = start
    for text in anchor.split(separator: " > ") {
      guard let found = all[min(next, all.count)...].firstIndex(where: { $0.begins(with: text) })
      else { return nil }
      next = found + 1
    }
    return next - 1
  }

  /// The next line as far to the left that closes a bracket for good, unlike `} else {`. A `case` ends above it.
  private func endOfBlock(at start: Int) -> Int? {
    let indentation = all[start].indentation
    for index in all.indices[(start + 1)...] where !all[index].isEmpty {
      if all[start].hasSuffix(":"), all[index].indentation <= indentation {
        return all[..<index].lastIndex { !$0.isEmpty }
      }
      if all[index].indentation < indentation { return nil }
      if all[index].indentation == indentation, all[index].isClosing, !all[index].hasSuffix("{") {
        return index
      }
    }
    return nil
  }
}

extension String {
  fileprivate var indentation: Int { prefix { $0 == " " }.count }
  fileprivate var isClosing: Bool { drop { $0 == " " }.first.map { "})]".contains($0) } == true }
  fileprivate func begins(with text: Substring) -> Bool { drop { $0 == " " }.hasPrefix(text) }
}

/// Why a mark cannot be followed.
package struct MarkError: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}
