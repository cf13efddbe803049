/// The words that may stand in one place, each with what it means.
struct Vocabulary {
  struct Entry {
    let word: String
    let meaning: String
    /// Other spellings of the word.
    var synonyms: [String] = []
  }

  /// What such a word names: 'pattern', 'suite'.
  let kind: String
  let entries: [Entry]

  /// Where entries are told that have no meaning of their own beside others that do.
  let more: String

  init(_ kind: String, entries: [Entry], more: String = "--help has more") {
    self.kind = kind
    self.entries = entries
    self.more = more
  }

  /// Words that need no explanation.
  init(_ kind: String, _ words: [String]) {
    self.init(kind, entries: words.map { Entry(word: $0, meaning: "") })
  }

  var words: [String] { entries.map(\.word) }

  /// The word that was meant, as its entry spells it: upper and lower case are the same.
  ///
  /// - Throws: an error that names the nearest word, or all words when none is near.
  func word(_ text: String) throws(UsageError) -> String {
    let isMeant = { (word: String) in word.lowercased() == text.lowercased() }
    if let word = words.first(where: isMeant) { return word }
    if let entry = entries.first(where: { $0.synonyms.contains(where: isMeant) }) {
      return entry.word
    }
    let unknown = "unknown \(kind) '\(text)'"
    if let nearest = nearest(to: text) {
      throw UsageError("\(unknown); did you mean '\(nearest)'?")
    }
    let explained = entries.filter { !$0.meaning.isEmpty }.map(\.word)
    let words = explained.isEmpty ? words : explained
    guard let last = words.last else { throw UsageError(unknown) }
    let list = words.count > 1 ? words.dropLast().joined(separator: ", ") + " and " + last : last
    let rest = words.count < entries.count ? "; \(more)" : ""
    throw UsageError("\(unknown); there \(words.count > 1 ? "are" : "is") \(list)\(rest)")
  }

  /// The first word with the fewest typing errors, one for every three letters at most; failing
  /// that, a word that begins like `text`.
  func nearest(to text: String) -> String? {
    let text = text.lowercased()
    let most = (text.count + 1) / 3
    let near =
      words
      .filter { abs($0.count - text.count) <= most }
      .map { (word: $0, errors: editDistance($0.lowercased(), text)) }
      .filter { $0.errors <= most }
      .min { $0.errors < $1.errors }
    return near?.word ?? words.first { !text.isEmpty && $0.lowercased().hasPrefix(text) }
  }
}
