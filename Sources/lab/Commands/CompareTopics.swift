import Catalog
import SourceCode

/// What the forms can be compared by.
struct CompareTopics {
  enum Topic {
    /// All files of one screen.
    case feature(String)
    /// The file of that name, in every form that has it.
    case role(String)
    case behaviour(Behaviour)
  }

  let forms: [FormSource]
  private let behaviours: [Behaviour]

  init(of checkout: Checkout, _ forms: [String]) {
    self.forms = forms.map(checkout.form)
    behaviours = checkout.behaviours
  }

  var vocabulary: Vocabulary {
    Vocabulary("topic", entries: features + behaviours.map(entry) + roles)
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

  /// The names of files, those of the screens first.
  var roles: [Vocabulary.Entry] {
    var names: [String] = []
    for feature in Session.Feature.allCases {
      names += forms.flatMap { $0.files(ofFeature: feature.rawValue) }.map(\.name).sorted()
    }
    names += forms.flatMap(\.files).map(\.name).sorted()
    return names.uniqued.map {
      Vocabulary.Entry(word: $0.kebabCase, meaning: "", synonyms: [$0, $0 + ".swift"])
    }
  }

  /// What a word of the vocabulary names.
  func topic(_ word: String) -> Topic? {
    if let feature = Session.Feature(rawValue: word) { return .feature(feature.rawValue) }
    if let behaviour = behaviours.first(where: { $0.name.kebabCase == word }) {
      return .behaviour(behaviour)
    }
    return .role(word)
  }
}

extension [String] {
  /// Each once, where it came first.
  fileprivate var uniqued: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
