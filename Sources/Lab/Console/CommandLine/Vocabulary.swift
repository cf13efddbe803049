/// The words that are valid in one place, each with its meaning.
package struct Vocabulary {
  package struct Entry {
    let word: String
    let meaning: String
    /// Other spellings of the word.
    let synonyms: [String]

    package init(word: String, meaning: String, synonyms: [String] = []) {
      self.word = word
      self.meaning = meaning
      self.synonyms = synonyms
    }
  }

  /// The kind of thing that a word names: 'pattern', 'suite'.
  package let kind: String
  package let entries: [Entry]

  package init(_ kind: String, entries: [Entry]) {
    self.kind = kind
    self.entries = entries
  }

  /// Creates a vocabulary of words that need no explanation.
  package init(_ kind: String, _ words: [String]) {
    self.init(kind, entries: words.map { Entry(word: $0, meaning: "") })
  }

  package var words: [String] { entries.map(\.word) }

  /// Returns the word as its entry spells it. Upper and lower case are the same.
  ///
  /// - Throws: An error that names the nearest word, or all words when none is near.
  package func word(_ text: String) throws(UsageError) -> String {
    let isMeant = { (word: String) in word.lowercased() == text.lowercased() }
    if let entry = entries.first(where: { isMeant($0.word) })
      ?? entries.first(where: { $0.synonyms.contains(where: isMeant) })
    {
      return entry.word
    }
    let unknown = "unknown \(kind) '\(text)'"
    if let nearest = nearest(to: text) {
      throw UsageError("\(unknown); did you mean '\(nearest)'?")
    }
    throw UsageError(words.isEmpty ? unknown : "\(unknown); \(list)")
  }

  private var list: String {
    if words.count > 12 { return "--help lists all" }
    let start = words.dropLast().joined(separator: ", ")
    let last = words.last ?? ""
    return start.isEmpty ? "there is \(last)" : "there are \(start) and \(last)"
  }

  /// The word with the fewest letters to add or to leave out, if they are few; failing that, a word that begins like `text`.
  private func nearest(to text: String) -> String? {
    let text = text.lowercased()
    let near = words.map { (word: $0, errors: $0.lowercased().difference(from: text).count) }
      .filter { $0.errors <= max(1, min(3, text.count / 2)) }
      .min { $0.errors < $1.errors }
    return near?.word ?? words.first { !text.isEmpty && $0.lowercased().hasPrefix(text) }
  }
}
