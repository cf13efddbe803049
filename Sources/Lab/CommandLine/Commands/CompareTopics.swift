import Foundation
import Sessions
import SourceCode

/// What the patterns can be compared by.
struct CompareTopics {
  enum Topic {
    /// All files of one screen.
    case feature(String)
    /// The file of that name, in every pattern that has it.
    case role(String)
    case behaviour(Behaviour)
  }

  let patterns: [PatternSource]
  private let behaviours: [Behaviour]

  init(of checkout: Checkout, _ patterns: [String]) {
    self.patterns = patterns.map(checkout.pattern)
    behaviours = checkout.behaviours
  }

  var vocabulary: Vocabulary {
    Vocabulary("topic", entries: features + behaviours.map(entry) + numbers + roles)
  }

  private var features: [Vocabulary.Entry] {
    Session.Feature.allCases.map {
      Vocabulary.Entry(word: $0.rawValue, meaning: "The code of the \($0.rawValue), every file.")
    }
  }

  private func entry(_ behaviour: Behaviour) -> Vocabulary.Entry {
    Vocabulary.Entry(
      word: behaviour.name.kebabCase, meaning: behaviour.summary,
      synonyms: [behaviour.name, behaviour.name + "Tests"])
  }

  /// The numbers of the specification, each of which stands for all its behaviours.
  var numbers: [Vocabulary.Entry] {
    behaviours.compactMap(\.number).uniqued
      .sorted { $0.compare($1, options: .numeric) == .orderedAscending }
      .map { Vocabulary.Entry(word: $0, meaning: "") }
  }

  /// The names of files, those of the screens first.
  var roles: [Vocabulary.Entry] {
    var names: [String] = []
    for feature in Session.Feature.allCases {
      names += patterns.flatMap { $0.files(ofFeature: feature.rawValue) }.map(\.name).sorted()
    }
    names += patterns.flatMap(\.files).map(\.name).sorted()
    return names.uniqued.map {
      Vocabulary.Entry(word: $0.kebabCase, meaning: "", synonyms: [$0, $0 + ".swift"])
    }
  }

  /// What a word of the vocabulary names.
  func topics(_ word: String) -> [Topic] {
    if let feature = Session.Feature(rawValue: word) { return [.feature(feature.rawValue)] }
    let named = behaviours.filter { $0.name.kebabCase == word || $0.number == word }
    return named.isEmpty ? [.role(word)] : named.map { .behaviour($0) }
  }
}

extension [String] {
  /// Each once, where it came first.
  fileprivate var uniqued: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
