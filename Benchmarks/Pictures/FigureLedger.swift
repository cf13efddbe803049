import Foundation
import LabDomain
import LabHarness
import LabOutput

/// The phrases of the documentation that have figures of a saved run.
///
///     page: docs/findings.md README.md
///     suite: pattern-update
///     Typing costs MVVM {ratio of MVVM in type into the draft at 160000} of *no pattern*
///     | {contender} | {time in like one post at 160} | {copied in like one post at 160} | : MVVM, MVI
///
/// A phrase is in every page above it. With contenders at its end it is in the page once for each.
package struct FigureLedger: Sendable {
  private let phrases: [Phrase]
  private let rows: Set<RowName>

  /// Text with figures in braces.
  struct Phrase: Equatable, Sendable {
    let pages: [String]
    let suite: String
    let template: String
    /// Whose row of a table it is; `nil` for other text.
    let contender: String?
  }

  package init(_ text: String) {
    var (pages, suite, phrases) = ([String](), "", [Phrase]())
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      if let names = line.firstMatch(of: /^page: (.*)/)?.1 {
        pages = names.split(separator: " ").map(String.init)
      } else if let name = line.firstMatch(of: /^suite: (.*)/)?.1 {
        suite = String(name)
      } else {
        let match = line.firstMatch(of: /^(.*) : ([^{}]*)$/)
        let contenders = match?.2.components(separatedBy: "; ").map(Optional.some) ?? [nil]
        phrases += contenders.map {
          Phrase(
            pages: pages, suite: suite, template: String(match?.1 ?? line), contender: $0)
        }
      }
    }
    self.phrases = phrases
    rows = Set(
      phrases.flatMap { phrase in phrase.fields.compactMap { try? phrase.figure(in: $0).row } })
  }

  /// Every page that has a phrase, as they are first named.
  package var pages: [String] {
    var known: Set<String> = []
    return phrases.flatMap(\.pages).filter { known.insert($0).inserted }
  }

  /// The phrases that a page lacks, with the figures of `run`.
  ///
  /// - Throws: ``FigureError``.
  package func missing(in page: String, _ text: String, of run: SavedRun) throws(FigureError)
    -> [String]
  {
    var missing: [String] = []
    for phrase in phrases where phrase.pages.contains(page) {
      let phrase = try phrase.text(of: run)
      if text.range(of: phrase) == nil { missing.append(phrase) }
    }
    return missing
  }

  /// Returns the page with the figures of a new run, and the phrases that it lacked.
  ///
  /// - Throws: ``FigureError``.
  package func renewed(
    _ page: String, _ text: String, from old: SavedRun, to new: SavedRun
  ) throws(FigureError) -> (text: String, missing: [String]) {
    var (text, missing) = (text, [String]())
    for phrase in phrases where phrase.pages.contains(page) {
      let after = try phrase.text(of: new)
      // A phrase that is new has the new figures already.
      let before = (try? phrase.text(of: old)) ?? after
      if before == after, text.range(of: before) != nil { continue }
      var isFound = false
      while before != after, let range = text.range(of: before) {
        text.replaceSubrange(range, with: after.broken(like: text[range]))
        isFound = true
      }
      if !isFound { missing.append(before) }
    }
    return (text, missing)
  }

  /// Whether a phrase has a figure of the row.
  func holds(_ row: RowName) -> Bool { rows.contains(row) }
}

extension FigureLedger.Phrase {
  fileprivate var fields: [Substring] { template.matches(of: /\{([^}]*)\}/).map(\.1) }

  fileprivate func text(of run: SavedRun) throws(FigureError) -> String {
    var text = template
    for field in fields {
      text = text.replacing("{\(field)}", with: try value(of: field, in: run), maxReplacements: 1)
    }
    return text
  }

  private func value(of field: Substring, in run: SavedRun) throws(FigureError) -> String {
    if field == "contender", let contender { return contender }
    if let match = field.wholeMatch(of: /(least|most) in (.+) at (\d+)/) {
      let times = run.results.filter {
        $0.suite == suite && $0.operation == match.2 && $0.size == Int(match.3)
          && $0.contender != ObservableFeed.name
      }.compactMap { $0[.median] }
      if let end = match.1 == "least" ? times.min() : times.max() {
        return Units.duration(nanoseconds: end)
      }
    }
    let (name, row) = try figure(in: field)
    guard let result = run.results.first(where: { $0.name == row }),
      let text = result.text(of: name)
    else { throw .isMissing(name, row) }
    return text
  }

  /// Reads `ratio of MVVM in type into the draft at 160000`.
  fileprivate func figure(in field: Substring) throws(FigureError) -> (name: String, row: RowName) {
    guard let match = field.wholeMatch(of: /(\w+)(?: of (.+))? in (.+) at (\d+)/),
      let size = Int(match.4), let contender = match.2.map(String.init) ?? contender
    else { throw .isNotAFigure(String(field)) }
    return (
      String(match.1),
      BenchResult(
        suite: suite, operation: String(match.3), contender: contender, size: size
      ).name
    )
  }
}

extension BenchResult {
  /// A figure as the pages write it; `nil` for one that the row does not have.
  fileprivate func text(of figure: String) -> String? {
    func places(of value: Double) -> Int { value < 10 ? 2 : value < 100 ? 1 : 0 }
    func one(_ figure: Figure) -> String? { self[figure].map(Units.duration(nanoseconds:)) }
    switch figure {
    case "median": return one(.median)
    case "plain": return self[.ratio].map(Units.decimal)
    case "time":
      guard let median = self[.median], let low = self[.low], let high = self[.high] else {
        return nil
      }
      let estimate = Units.duration(nanoseconds: median)
      // As many places as the estimate has at most: its unit is that of the whole interval.
      let unit = pow(
        1_000, (log10(median / (Double(estimate.prefix { $0 != " " }) ?? 1)) / 3).rounded())
      let ends = [low, high].map { String(format: "%.\(places(of: $0 / unit))f", $0 / unit) }
      return "\(estimate) (\(ends[0])–\(ends[1]))"
    case "ratio":
      guard let ratio = self[.ratio], let low = self[.ratioLow], let high = self[.ratioHigh] else {
        return baseline == nil && self[.median] != nil ? "1" : nil
      }
      if ratio > 100 { return "–" }
      let ends = [low, high].map {
        $0 < 10 ? Units.decimal($0) : Units.ratio($0).dropLast().description
      }
      let middle = ratio < 10 ? Units.decimal(ratio) : String(Units.ratio(ratio).dropLast())
      return "\(middle) × (\(ends[0])–\(ends[1]))"
    case "copied":
      let bytes = self[.copiedBytes] ?? self[.copiedElements].map { $0 * MemoryLayout<Post>.stride }
      return bytes.map(Units.bytes)
    default:
      guard var count = Count(rawValue: figure).flatMap({ self[$0] }) else { return nil }
      count /= self[.acts] ?? 1
      return figure.hasSuffix("bytes") ? Units.bytes(count) : Units.count(count)
    }
  }
}

/// Why a phrase has no text.
package enum FigureError: Error, Hashable, CustomStringConvertible {
  case isNotAFigure(String)
  case isMissing(String, RowName)

  package var description: String {
    switch self {
    case .isNotAFigure(let text): "'{\(text)}' names no figure of a row"
    case .isMissing(let figure, let row): "the run has no \(figure) of \(row)"
    }
  }
}

extension String {
  /// Finds a phrase, whose words may be on two lines.
  fileprivate func range(of phrase: String) -> Range<Index>? {
    let words = phrase.split(separator: " ").map {
      NSRegularExpression.escapedPattern(for: String($0))
    }
    return range(of: words.joined(separator: #"\s+"#), options: .regularExpression)
  }

  /// The phrase with the line breaks of another one, if both have as many words.
  fileprivate func broken(like other: Substring) -> String {
    let words = split(separator: " ")
    let breaks = other.matches(of: /\s+/).map(\.output)
    guard breaks.count == words.count - 1 else { return self }
    return zip(words, breaks + [""]).map { $0 + $1 }.joined()
  }
}
