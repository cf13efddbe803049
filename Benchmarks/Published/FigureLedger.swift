import Foundation
import LabDomain
import LabHarness
import LabOutput

/// The phrases of the documentation that have figures.
///
///     page: docs/findings.md README.md
///     suite: pattern-update
///     Typing costs MVVM {ratio of MVVM in type into the draft at 160000} of *no pattern*
///     | {contender} | {time in like one post at 160} | {copied in like one post at 160} | : MVVM; MVI
///     page: docs/teaching/handouts/{contender}.md
///     source: metrics
///     {files in both|file}, {lines in both - lines of MV in both} lines more than MV : MVVM; MVI
///
/// A phrase is in every page above it. With contenders at its end it is there once for each.
package struct FigureLedger: Sendable {
  private let phrases: [Phrase]
  private let rows: Set<RowName>

  /// Text with figures in braces.
  struct Phrase: Equatable, Sendable {
    let pages: [String]
    let source: Source
    let template: String
    /// Whose row of a table it is; `nil` for other text.
    let contender: String?
  }

  enum Source: Equatable, Sendable {
    case suite(String)
    /// What a command counts.
    case count(String)
  }

  package init(_ text: String) {
    var (pages, source, phrases) = ([String](), Source.suite(""), [Phrase]())
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      if let names = line.firstMatch(of: /^page: (.*)/)?.1 {
        pages = names.split(separator: " ").map(String.init)
      } else if let name = line.firstMatch(of: /^suite: (.*)/)?.1 {
        source = .suite(String(name))
      } else if let name = line.firstMatch(of: /^source: (.*)/)?.1 {
        source = .count(String(name))
      } else {
        let match = line.firstMatch(of: /^(.*) : ([^{}]*)$/)
        let contenders = match?.2.components(separatedBy: "; ").map(Optional.some) ?? [nil]
        phrases += contenders.map { contender in
          Phrase(
            pages: pages.map { $0.replacing("{contender}", with: contender ?? "") },
            source: source, template: String(match?.1 ?? line), contender: contender)
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

  /// Returns the page with these figures, and the phrases that it lacks.
  ///
  /// A phrase is found with any figures of the same kinds. One whose source is not counted stays as it is.
  ///
  /// - Throws: ``FigureError``.
  package func renewed(
    _ page: String, _ text: String, with figures: Figures
  ) throws(FigureError) -> (text: String, missing: [String]) {
    var (text, phrases) = (text, [Phrase.Filled]())
    for phrase in self.phrases where phrase.pages.contains(page) {
      guard let phrase = try phrase.filled(with: figures) else { continue }
      phrases.append(phrase)
      var rest = text.startIndex
      while let place = text.range(of: phrase.pattern, from: rest) {
        let new = phrase.text.broken(like: text[place])
        let offset = text.distance(from: text.startIndex, to: place.lowerBound) + new.count
        text.replaceSubrange(place, with: new)
        rest = text.index(text.startIndex, offsetBy: offset)
      }
    }
    // One that another phrase has replaced is missing too.
    let missing = phrases.filter { text.range(of: $0.text.asPattern, from: text.startIndex) == nil }
    return (text, missing.map(\.text))
  }

  /// Whether a phrase has a figure of the row.
  func holds(_ row: RowName) -> Bool { rows.contains(row) }
}

extension FigureLedger.Phrase {
  /// The phrase with its figures.
  fileprivate struct Filled {
    var text = ""
    /// Finds it with any other figures of the same kinds.
    var pattern = ""
  }

  fileprivate var fields: [Substring] { template.matches(of: /\{([^}]*)\}/).map(\.1) }

  /// Returns `nil` where the source of the figures is not there.
  fileprivate func filled(with figures: Figures) throws(FigureError) -> Filled? {
    var (filled, rest) = (Filled(), template[...])
    while let field = rest.firstMatch(of: /\{([^}]*)\}/) {
      guard let value = try value(of: field.1, in: figures) else { return nil }
      let text = String(rest[..<field.range.lowerBound])
      filled.text += text + value
      filled.pattern += text.asPattern + (field.1 == "contender" ? value.asPattern : value.asKind)
      rest = rest[field.range.upperBound...]
    }
    filled.text += rest
    filled.pattern += String(rest).asPattern
    return filled
  }

  private func value(of field: Substring, in figures: Figures) throws(FigureError) -> String? {
    if field == "contender", let contender { return contender }
    if field == "date" { return figures.date }
    guard case .suite(let suite) = source else { return try count(of: field, in: figures) }
    if let match = field.wholeMatch(of: /(least|most) in (.+) at (\d+)/) {
      let times = figures.rows.values.filter {
        $0.suite == suite && $0.operation == match.2 && $0.size == Int(match.3)
          && $0.contender != PatternlessFeed.name
      }.compactMap { $0[.median] }
      if let end = match.1 == "least" ? times.min() : times.max() {
        return Units.duration(nanoseconds: end)
      }
    }
    let (name, row) = try figure(in: field)
    guard let text = figures.rows[row]?.text(of: name) else { throw .isMissing(name, row) }
    return text
  }

  /// Reads `ratio of MVVM in type into the draft at 160000`.
  fileprivate func figure(in field: Substring) throws(FigureError) -> (name: String, row: RowName) {
    guard case .suite(let suite) = source,
      let match = field.wholeMatch(of: /(\w+)(?: of (.+))? in (.+) at (\d+)/),
      let size = Int(match.4), let contender = match.2.map(String.init) ?? contender
    else { throw .isNotAFigure(String(field)) }
    return (
      String(match.1),
      BenchResult(
        suite: suite, operation: String(match.3), contender: contender, size: size
      ).name
    )
  }

  /// Reads `lines of MVVM in both`, `lines in both` of the contender, `A - B`, and `A|line` for `1 line` or `2 lines`.
  private func count(of field: Substring, in figures: Figures) throws(FigureError) -> String? {
    guard case .count(let name) = source, let counted = figures.counted[name] else { return nil }
    let parts = field.split(separator: "|")
    var count: Int?
    for term in parts[0].components(separatedBy: " - ") {
      var key = term
      if let contender, !term.contains(" of ") {
        key = term.replacing(/^\w+/) { "\($0.output) of \(contender)" }
      }
      guard let value = counted[key] else { throw .isNotAFigure(key) }
      count = count.map { $0 - value } ?? value
    }
    guard let count else { throw .isNotAFigure(String(field)) }
    let noun = parts.dropFirst().first.map { " \($0)" + (count == 1 ? "" : "s") }
    return Units.count(count) + (noun ?? "")
  }
}

/// What figures are taken from.
package struct Figures: Sendable {
  fileprivate let rows: [RowName: BenchResult]
  /// What a command counts, such as `lines of MVVM in both` by `metrics`.
  fileprivate let counted: [String: [String: Int]]
  /// The day of the run.
  fileprivate let date: String

  /// - Parameter counts: Rows counted anew, of which a run may have older counts.
  package init(
    run: SavedRun, counts: [BenchResult] = [], counted: [String: [String: Int]] = [:]
  ) {
    let known = Set(run.results.map(\.name))
    rows = Dictionary(
      (run.counted(anew: counts).results + counts.filter { !known.contains($0.name) })
        .map { ($0.name, $0) }
    ) { first, _ in first }
    self.counted = counted
    date = String(run.environment.date.prefix(10))
  }
}

extension BenchResult {
  /// The bytes that one operation copied.
  package var copied: Int? {
    self[.copiedBytes] ?? self[.copiedElements].map { $0 * MemoryLayout<Post>.stride }
  }

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
      return copied.map(Units.bytes)
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
    case .isNotAFigure(let text): "'{\(text)}' names no figure"
    case .isMissing(let figure, let row): "neither the run nor the counts have \(figure) of \(row)"
    }
  }
}

extension String {
  /// Words that may be on two lines.
  fileprivate var asPattern: String {
    NSRegularExpression.escapedPattern(for: self).replacing(/(?:\\? )+/, with: #"\s+"#)
  }

  /// The same with any numbers and units, and with either number of a noun.
  fileprivate var asKind: String {
    var pattern = ""
    var rest = self[...]
    while let number = rest.firstMatch(
      of: /\d+(?:[.,]\d+)*(?: (?:([nµm]?s|[kMGT]?B)(?!\w)|(\w+)))?/)
    {
      pattern += String(rest[..<number.range.lowerBound]).asPattern + #"\d+(?:[.,]\d+)*"#
      if let unit = number.1 {
        pattern += (unit.hasSuffix("s") ? #"\s+[nµm]?s"# : #"\s+[kMGT]?B"#) + "(?![A-Za-z])"
      } else if let noun = number.2 {
        pattern += #"\s+"# + (noun.hasSuffix("s") ? noun.dropLast() : noun) + "s?"
      }
      rest = rest[number.range.upperBound...]
    }
    return pattern + String(rest).asPattern
  }

  fileprivate func range(of pattern: String, from start: Index) -> Range<Index>? {
    range(of: pattern, options: .regularExpression, range: start..<endIndex)
  }

  /// The phrase with the line breaks of another one, if both have as many words.
  fileprivate func broken(like other: Substring) -> String {
    let words = split(separator: " ")
    let breaks = other.matches(of: /\s+/).map(\.output)
    guard breaks.count == words.count - 1 else { return self }
    return zip(words, breaks + [""]).map { $0 + $1 }.joined()
  }
}
