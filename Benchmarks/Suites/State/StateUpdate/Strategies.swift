package enum Strategies {
  /// The baseline first: no way of holding state does less.
  package static let all: [Strategy] = [
    Strategy(
      "struct in place", InPlace<AppState>.self,
      summary: "the element is changed through inout; the state has one owner."),
    Strategy(
      "struct in a store object", StoreObject.self,
      summary: "an object changes the struct that it holds; every holder of the object sees it."),
    Strategy(
      "struct, observed", Observed<ObservableStore>.self, isPredicted: false,
      summary: "an @Observable store with an observer of the struct, which observes anew each time."
    ),
    Strategy(
      "class, observed", Observed<ObservableClass>.self, isPredicted: false,
      summary:
        "an @Observable class with an observer of what changes, which observes anew each time."
    ),
    Strategy(
      "struct, found by id", FoundByID.self,
      summary: "the struct in place, whose reducer searches the array for the id."),
    Strategy(
      "return-new-state", ReturnNewState.self, holdsOldState: true,
      summary: "a reducer (State, Action) -> State; the store holds the old state meanwhile.",
      fix: .init(
        strategy: "struct in place",
        advice: "hand the reducer the stored state as inout, so that it has one owner.")),
    Strategy(
      "kept snapshot", KeptSnapshot<AppState>.self, holdsOldState: true,
      summary: "the struct in place, while a subscriber keeps the last state.",
      fix: .init(
        strategy: "chunks + snapshot",
        advice: "keep only the values that are shown, or lay the state out in chunks.")),
    Strategy(
      "chunks + snapshot", KeptSnapshot<ChunkedState>.self, holdsOldState: true,
      summary: "arrays of chunks while a subscriber keeps the last state: one chunk is copied."),
    Strategy(
      "trie + snapshot", KeptSnapshot<TrieState>.self, holdsOldState: true,
      summary: "hash tries by id while a subscriber keeps the last state: one path is copied."),
    Strategy(
      "dictionary + snapshot", KeptSnapshot<DictionaryState>.self, holdsOldState: true,
      isPredicted: false,
      summary: "dictionaries by id while a subscriber keeps the last state.",
      fix: .init(
        strategy: "trie + snapshot",
        advice: "a dictionary is copied as a whole, empty buckets too; a hash trie is not.")),
    Strategy(
      "didSet, oldValue", DidSetOldValue.self, holdsOldState: true,
      summary: "didSet reads oldValue, so the old state is kept during the change.",
      fix: .init(
        strategy: "didSet, no oldValue",
        advice: "store the few values to compare with, and do not read oldValue.")),
    Strategy(
      "didSet, no oldValue", DidSetOnly.self,
      summary: "didSet compares with a value of its own; the state is changed in place."),
    Strategy(
      "enum bound with var", EnumBoundWithVar.self, holdsOldState: true,
      summary: "if case .loaded(var state): the case holds the old payload during the change.",
      fix: .init(
        strategy: "enum set aside", advice: "assign .idle before the payload is changed.")),
    Strategy(
      "enum set aside", EnumSetAside.self,
      summary: "the case is .idle during the change, so the payload has one owner."),
  ]

  /// Whether something holds the old state in a strategy; `nil` for an unknown one.
  package static func holdsOldState(in name: String) -> Bool? { named(name)?.holdsOldState }

  static func named(_ name: String) -> Strategy? { all.first { $0.name == name } }
}
