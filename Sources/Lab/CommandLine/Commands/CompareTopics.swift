import Foundation
import Sessions
import SourceCode

/// What patterns can be compared by: screens, behaviours, and files of one name.
struct CompareTopics {
  let patterns: [PatternSource]
  private let behaviours: [Behaviour]

  init(of checkout: Checkout, _ patterns: [String]) {
    self.patterns = patterns.map(checkout.pattern)
    behaviours = checkout.behaviours
  }

  var vocabulary: Vocabulary {
    let features = Session.Feature.allCases.map {
      Vocabulary.Entry(word: $0.rawValue, meaning: "The code of the \($0.rawValue), every file.")
    }
    let tests = behaviours.map {
      Vocabulary.Entry(
        word: $0.name.kebabCase, meaning: $0.summary, synonyms: [$0.name, $0.name + "Tests"])
    }
    let numbers = Set(behaviours.compactMap(\.number))
      .sorted { $0.compare($1, options: .numeric) == .orderedAscending }
      .map { Vocabulary.Entry(word: $0, meaning: "") }
    let files = Set(patterns.flatMap(\.files).map(\.name)).sorted().map {
      Vocabulary.Entry(word: $0.kebabCase, meaning: "", synonyms: [$0, $0 + ".swift"])
    }
    return Vocabulary("topic", entries: features + tests + numbers + files)
  }

  /// Returns a page for each thing that a word of the vocabulary names.
  func pages(on word: String) -> [ComparePage] {
    let named = behaviours.filter { $0.name.kebabCase == word || $0.number == word }
    if !named.isEmpty { return named.map { ComparePage($0, in: patterns) } }
    let isFeature = Session.Feature(rawValue: word) != nil
    return [
      ComparePage(word, in: patterns) { pattern in
        isFeature
          ? pattern.files(ofFeature: word) : pattern.files.filter { $0.name.kebabCase == word }
      }
    ]
  }
}
