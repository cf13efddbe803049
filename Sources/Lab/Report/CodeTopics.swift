import Foundation
import LabSourceCode

/// The behaviours that have side-by-side tests, with the tests and the code of the screen in every
/// pattern, as `lab compare` cuts them.
///
/// Lines and panels are kept once, and named by their places.
struct CodeTopics: Encodable {
  /// Those of the question that most readers come with, or the first two.
  var shownFirst: [Int] {
    let named = patterns.indices.filter { ["MVVM", "MVI"].contains(patterns[$0]) }
    return named.count == 2 ? named : [0, 1]
  }

  /// One file, or one test.
  struct Panel: Hashable, Encodable {
    let name: String
    let note: String
    /// Places in ``CodeTopics/lines``.
    let lines: [Int]
  }

  struct Part: Encodable {
    let title: String
    /// Places in ``CodeTopics/panels``, for each pattern.
    let columns: [[Int]]
  }

  struct Topic: Encodable {
    let title: String
    let summary: String
    /// The panel of what all tests use.
    let shared: Int?
    let parts: [Part]
  }

  let patterns: [String]
  private(set) var lines = Interned<String>()
  private(set) var panels = Interned<Panel>()
  /// In the order of the specification.
  private(set) var topics: [Topic] = []

  init(of checkout: Checkout, _ patterns: [String]) {
    self.patterns = patterns
    let sources = patterns.map(checkout.pattern)
    let feed = part("The code of the feed", in: sources) { $0.files(ofFeature: "feed") }
    let profile = part("The code of the profile", in: sources) { $0.files(ofFeature: "profile") }
    let machinery = part("The pattern’s own machinery", in: sources, \.machinery)
    for behaviour in checkout.behaviours.sorted(by: { $0.isListed(before: $1) }) {
      let tests = patterns.map { pattern in
        behaviour.tests.filter { $0.pattern == pattern }.map { test in
          panel(test.approach, test.unchecked.map { "Unchecked: \($0)." } ?? "", test.lines)
        }
      }
      topics.append(
        Topic(
          title: behaviour.title, summary: behaviour.summary,
          shared: behaviour.shared.isEmpty ? nil : panel("For every test", "", behaviour.shared),
          parts: [
            Part(title: "The tests", columns: tests),
            behaviour.isOfProfile ? profile : feed,
            machinery,
          ]))
    }
  }

  private mutating func part(
    _ title: String, in sources: [PatternSource], _ files: (PatternSource) -> [SourceFile]
  ) -> Part {
    let columns = sources.map { source in
      files(source).map { panel(source.shownPath(of: $0), "", $0.lines) }
    }
    return Part(title: title, columns: columns)
  }

  private mutating func panel(_ name: String, _ note: String, _ lines: [String]) -> Int {
    let places = lines.map { self.lines.place(of: $0) }
    return panels.place(of: Panel(name: name, note: note, lines: places))
  }
}

extension Behaviour {
  /// `F6 Like rolls back`
  fileprivate var title: String {
    let words = name.kebabCase.replacing("-", with: " ")
    return [number, words.prefix(1).uppercased() + words.dropFirst()].compactMap(\.self)
      .joined(separator: " ")
  }

  /// Numbered behaviours first.
  fileprivate func isListed(before other: Behaviour) -> Bool {
    func key(_ behaviour: Behaviour) -> String { (behaviour.number ?? "~") + behaviour.name }
    return key(self).compare(key(other), options: .numeric) == .orderedAscending
  }

  /// Whether the tests speak of the profile more than of the feed.
  fileprivate var isOfProfile: Bool {
    let text = tests.flatMap(\.lines).joined().lowercased()
    return text.ranges(of: "profile").count > text.ranges(of: "feed").count
  }
}

extension PatternSource {
  /// The path within the pattern; of a shared module, with its name.
  fileprivate func shownPath(of file: SourceFile) -> String {
    files.contains(file)
      ? localPath(of: file) : file.path.split(separator: "/").suffix(2).joined(separator: "/")
  }
}

/// Values kept once, in the order of their first use.
struct Interned<Value: Hashable & Encodable>: Encodable {
  private(set) var values: [Value] = []
  private var places: [Value: Int] = [:]

  mutating func place(of value: Value) -> Int {
    if let place = places[value] { return place }
    values.append(value)
    places[value] = values.count - 1
    return values.count - 1
  }

  func encode(to encoder: any Encoder) throws { try values.encode(to: encoder) }
}
