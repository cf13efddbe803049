/// What a page shows of a command: the command, and lines that it printed, with `…` where some are left out. In a
/// chapter:
///
///     $ swift run lab trace --pattern MVVM feed
///     …
///     tap like-50
///     ├─ ? posts[0]: likeCount 8 → 9, isLiked false → true
///     …
package struct ShownOutput: Equatable, Sendable {
  package let command: String
  /// Lines that follow one another; `nil` where lines are left out.
  private let parts: [[String]?]

  /// Reads the file of a chapter.
  package init(_ text: String) {
    let lines = text.lines.map(String.init)
    self.init(
      command: lines[0].hasPrefix("$ ") ? String(lines[0].dropFirst(2)) : "",
      lines: Array(lines.dropFirst()))
  }

  init(command: String, lines: [String]) {
    self.command = command
    var parts: [[String]?] = []
    for line in lines {
      if line == "…" {
        parts.append(nil)
      } else if case .some(let part?) = parts.last {
        parts[parts.count - 1] = part + [line]
      } else {
        parts.append([line])
      }
    }
    self.parts = parts
  }

  /// The words after `swift run lab` or `swift run -c release lab`; `nil` for another command.
  package var labArguments: [String]? {
    command.wholeMatch(of: /swift run (?:-c release )?lab (.+)/)
      .map { $0.1.split(separator: " ").map(String.init) }
  }

  /// Whether a release build prints it.
  package var isOptimised: Bool { command.hasPrefix("swift run -c release ") }

  /// Returns the command and the same parts of what it prints now.
  ///
  /// - Throws: ``ShownOutputError`` when nothing is like the first or the last line of a part any more.
  package func renewed(by printed: String) throws(ShownOutputError) -> String {
    try (["$ \(command)"] + lines(of: printed)).map { $0 + "\n" }.joined()
  }

  /// Each part anew, from the line most like its first to the one most like its last.
  func lines(of printed: String) throws(ShownOutputError) -> [String] {
    let printed = printed.lines.map(String.init)
    var (places, renewed) = (places(in: printed)[...], [String]())
    for part in parts {
      guard let part else {
        renewed.append("…")
        continue
      }
      let found = places.prefix(part.count)
      places = places.dropFirst(part.count)
      guard case .some(let first?) = found.first else { throw .isGone(part[0], command) }
      guard case .some(let last?) = found.last else {
        throw .isGone(part[part.count - 1], command)
      }
      renewed += printed[first...last]
    }
    return renewed
  }

  /// Where each shown line is among the printed ones, in order and as alike as can be; `nil` where it is gone.
  private func places(in printed: [String]) -> [Int?] {
    let shown = parts.compactMap(\.self).flatMap { part in
      part.enumerated().map { (likeness: Likeness($0.element), isFirst: $0.offset == 0) }
    }
    let new = printed.map(Likeness.init)
    // The best score of an alignment that ends with this pair, and the pair before.
    typealias End = (score: Int, before: (Int, Int)?)
    var ends = shown.map { _ in [End?](repeating: nil, count: new.count) }
    // The best end of the earlier lines, up to each printed one.
    var best = [(score: Int, pair: (Int, Int)?)](repeating: (0, nil), count: new.count + 1)
    for i in shown.indices {
      for j in new.indices {
        let score = shown[i].likeness.score(new[j])
        guard score > 0 else { continue }
        var end: End = (best[j].score + score, best[j].pair)
        if !shown[i].isFirst, j > 0, let above = ends[i - 1][j - 1],
          above.score + score + 1 > end.score
        {
          end = (above.score + score + 1, (i - 1, j - 1))
        }
        ends[i][j] = end
      }
      for j in new.indices {
        if let end = ends[i][j], end.score > best[j + 1].score { best[j + 1] = (end.score, (i, j)) }
        if best[j].score > best[j + 1].score { best[j + 1] = best[j] }
      }
    }
    var places = [Int?](repeating: nil, count: shown.count)
    var pair = best.last?.pair
    while let (i, j) = pair {
      places[i] = j
      pair = ends[i][j]?.before
    }
    return places
  }
}

/// A line, compared to others by its words.
private struct Likeness {
  private let line: String
  /// Without its figures, which are what changes.
  private let words: [String]

  init(_ line: String) {
    self.line = line
    words = line.split(separator: " ").map { String($0).replacing(/\d+/, with: "#") }
  }

  func score(_ other: Likeness) -> Int {
    if line == other.line { return words.isEmpty ? 1 : 4 }
    if words.isEmpty || other.words.isEmpty { return 0 }
    if words == other.words { return 3 }
    let shared = Set(words).intersection(other.words).count
    return 2 * shared > max(words.count, other.words.count) ? 2 : 0
  }
}

/// Why an output cannot be renewed.
package enum ShownOutputError: Error, Hashable, CustomStringConvertible {
  case isGone(_ line: String, _ command: String)
  case isNotRun(_ command: String)

  package var description: String {
    switch self {
    case .isGone(let line, let command): "'\(command)' prints nothing like '\(line)' any more"
    case .isNotRun(let command): "'\(command)' is not 'swift run lab …'"
    }
  }
}
