import LabOutput

/// Code that a page shows: parts of one file of the clone.
///
/// In the chapters' manifest, a listing is its name and the file, and below them a line for each part:
///
///     03-draft.swift: Sources/Patterns/MVVMActions/Feed/FeedViewModel.swift
///       package func changeDraft {…}
///       private func send {…}
///
/// In the mark of a page, `|` separates them: `<!-- snippet: FILE | package func changeDraft {…} -->`. A listing without
/// parts is the whole file. One of a wrong turn is cut from a file that the patch changes:
///
///     02-wrong-turn.swift: docs/workshop/05-LoadTwice/WrongTurns/retryLoadsAgain.patch: FeedView.swift
package struct Listing: Equatable, Sendable {
  package let name: String
  /// From the root of the clone; for a wrong turn, the patch and the file.
  package let path: String
  /// As they are written.
  private let parts: [String]

  /// Lines of a file that follow one another.
  ///
  /// | written | lines |
  /// |---|---|
  /// | `A` | the one that begins with `A` |
  /// | `A {…}` | from there to the end of its block, or of its `case` |
  /// | `A … B` | from there to the next one that begins with `B` |
  /// | `A … B {…}` | from there to the end of the block of `B` |
  /// | `A …` | from there to the end of the file |
  /// | `}` | the one that closes what the part before is in |
  ///
  /// Each is looked for below the part before; `A > B` is the next `B` below `A`.
  fileprivate enum Part: Equatable {
    case lines(from: [String], to: [String]?, isBlock: Bool)
    case rest(from: [String])
    case closing
  }

  /// Returns what a chapter shows: the path, and the lines.
  ///
  /// - Parameter text: of the file at ``path``.
  package func cut(from text: String) throws(ListingError) -> String {
    try (["// \(path)"] + lines(of: text)).map { $0 + "\n" }.joined()
  }

  /// Returns the parts with a line `// …` between them, as far to the left as together they go.
  func lines(of text: String) throws(ListingError) -> [String] {
    let source = CutSource(all: text.lines.map(String.init))
    if parts.isEmpty { return source.all }
    var (lines, end) = ([String](), 0)
    for text in parts {
      let part = Part(text[...])
      guard let range = source.range(of: part, from: end) else {
        throw .noPart(text, listing: name, path: path)
      }
      if let last = lines.last {
        let next = source.all[range.lowerBound]
        let mark = next.first.map { "})]".contains($0) } == true || part == .closing ? last : next
        lines.append(String(repeating: " ", count: mark.indentation) + "// …")
      }
      lines += source.all[range]
      end = range.upperBound
    }
    let indentation = lines.filter { !$0.isEmpty }.map(\.indentation).min() ?? 0
    return lines.map { String($0.dropFirst(indentation)) }
  }
}

extension Listing {
  /// Reads what follows `snippet: ` in a mark.
  init(mark: Substring, name: String) {
    let words = mark.split(separator: " | ").map(String.init)
    self.init(name: name, path: words.first ?? "", parts: Array(words.dropFirst()))
  }

  /// Reads a manifest.
  package static func all(in manifest: String) throws(ListingError) -> [Listing] {
    var listings: [Listing] = []
    var (head, parts) = (nil as (name: String, path: String)?, [String]())
    func end() {
      if let head { listings.append(Listing(name: head.name, path: head.path, parts: parts)) }
      (head, parts) = (nil, [])
    }
    for (index, line) in manifest.lines.enumerated() where !line.isEmpty {
      if line.hasPrefix("  ") {
        guard head != nil else { throw .noHead(line: index + 1) }
        parts.append(String(line.dropFirst(2)))
      } else {
        end()
        let words = line.split(separator: ": ", maxSplits: 1)
        guard words.count == 2 else { throw .noHead(line: index + 1) }
        head = (String(words[0]), String(words[1]))
      }
    }
    end()
    return listings
  }
}

extension Listing.Part {
  fileprivate init(_ text: Substring) {
    func anchor(_ text: Substring) -> [String] { text.split(separator: " > ").map(String.init) }
    if text == "}" {
      self = .closing
    } else if text.hasSuffix(" …") {
      self = .rest(from: anchor(text.dropLast(2)))
    } else {
      let isBlock = text.hasSuffix(" {…}")
      let ends = text.dropLast(isBlock ? 4 : 0).split(separator: " … ")
      self = .lines(from: anchor(ends[0]), to: ends.dropFirst().first.map(anchor), isBlock: isBlock)
    }
  }
}

/// The lines of a file to cut from.
private struct CutSource {
  let all: [String]

  func range(of part: Listing.Part, from start: Int) -> Range<Int>? {
    switch part {
    case .rest(let from): return index(of: from, from: start).map { $0..<all.count }
    case .closing:
      guard start > 0 else { return nil }
      let inner = all[start - 1].indentation
      return all[start...].firstIndex { $0.isClosing && $0.indentation < inner }.map { $0..<$0 + 1 }
    case .lines(let from, let to, let isBlock):
      guard let first = index(of: from, from: start) else { return nil }
      var last: Int? = first
      if let to { last = index(of: to, from: first + 1) }
      if isBlock { last = last.flatMap(endOfBlock) }
      return last.map { first..<$0 + 1 }
    }
  }

  private func index(of anchor: [String], from start: Int) -> Int? {
    var next = start
    for text in anchor {
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
  fileprivate func begins(with text: String) -> Bool { drop { $0 == " " }.hasPrefix(text) }
}

/// Why a listing cannot be cut.
package enum ListingError: Error, Hashable, CustomStringConvertible {
  case noHead(line: Int)
  case noFile(listing: String, path: String)
  case noPart(_ part: String, listing: String, path: String)

  package var description: String {
    switch self {
    case .noHead(let line): "line \(line) of the listings belongs to no 'name: file'"
    case .noFile(let listing, let path): "\(listing): there is no \(path)"
    case .noPart(let part, let listing, let path):
      "\(listing): '\(part)' is not in \(path), or not below the part before"
    }
  }
}
