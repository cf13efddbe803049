package enum Strategies {
  /// The one that all others are compared to: no way of holding state does less.
  static let baseline = all[0]

  /// Those on the first screen, which are enough to choose by.
  static let first = all.prefix(13)

  /// Those whose other updates tell something new, in a time that a reader waits for.
  static let timedInAllOperations = first.dropLast()

  package static let all: [Strategy] = [
    Strategy(
      "struct in place", InPlace<AppState>.self, .inPlace,
      summary: "the element is changed through inout; the state has one owner."),
    Strategy(
      "struct in a store object", StoreObject.self, .inPlace,
      summary: "an object changes the struct that it holds; every holder of the object sees it."),
    Strategy(
      "plain class", PlainClass.self, .inPlace,
      summary: "an object changes its own properties, the same arrays without a struct."),
    Strategy(
      "struct, @Observable", ObservableStore.self, .inPlace,
      summary: "the store object with @Observable, which also notifies observers; here it has none."
    ),
    Strategy(
      "@Observable class", ObservableClass.self, .inPlace,
      summary: "the plain class with @Observable; here it has no observer."),
    Strategy(
      "struct, observed", Observed<ObservableStore>.self, .observation(ObservableStore.self),
      summary:
        "the @Observable store with an observer of the struct, which observes anew each time."
    ),
    Strategy(
      "class, observed", Observed<ObservableClass>.self, .observation(ObservableClass.self),
      summary:
        "the @Observable class with an observer of what changes, which observes anew each time."
    ),
    Strategy(
      "dictionary by id", InPlace<DictionaryState>.self, .inPlace,
      summary: "dictionaries by id and arrays of ids, changed in place through the accessor."),
    Strategy(
      "return-new-state", ReturnNewState.self, .copy,
      summary: "a reducer (State, Action) -> State; the store holds the old state meanwhile.",
      fix: .init(
        strategy: "struct in place",
        advice: "hand the reducer the stored state as inout, so that it has one owner.")),
    Strategy(
      "kept snapshot", KeptSnapshot<AppState>.self, .copy,
      summary: "the struct in place, while a subscriber keeps the last state.",
      fix: .init(
        strategy: "chunks + snapshot",
        advice: "keep only the values that are shown, or lay the state out in chunks.")),
    Strategy(
      "dictionary + snapshot", KeptSnapshot<DictionaryState>.self, .copy,
      summary: "the same while a subscriber keeps the last state.",
      fix: .init(
        strategy: "chunks + snapshot",
        advice: "a dictionary is copied as a whole, empty buckets too; chunks are not.")),
    Strategy(
      "chunks + snapshot", KeptSnapshot<ChunkedState>.self, .copy,
      summary: "the same while a subscriber keeps the last state: one chunk is copied."),
    Strategy(
      "struct, found by id", FoundByID.self, .inPlace,
      summary: "the struct in place, whose reducer searches the array for the id."),
    Strategy(
      "class elements", InPlace<ObjectState>.self, .inPlace,
      summary: "an element is changed behind a reference, in every copy of the state too."),
    Strategy(
      "scan keeps current", ScanKeepsCurrent.self, .copy,
      summary: "scan makes the next state from the current one, which it and the screen keep.",
      fix: .init(
        strategy: "chunks + snapshot",
        advice: "scan must keep its state: lay that out so that a copy is small.")),
    Strategy(
      "didSet, oldValue", DidSetOldValue.self, .copy,
      summary: "didSet reads oldValue, so the old state is kept during the change.",
      fix: .init(
        strategy: "didSet, no oldValue",
        advice: "store the few values to compare with, and do not read oldValue.")),
    Strategy(
      "didSet, no oldValue", DidSetOnly.self, .inPlace,
      summary: "didSet compares with a value of its own; the state is changed in place."),
    Strategy(
      "consuming reduce", ConsumingReduce.self, .inPlace,
      summary: "the store puts an empty state in its place and hands the state over to the reducer."
    ),
    Strategy(
      "enum bound with var", EnumBoundWithVar.self, .copy,
      summary: "if case .loaded(var state): the case holds the old payload during the change.",
      fix: .init(
        strategy: "enum set aside", advice: "assign .idle before the payload is changed.")),
    Strategy(
      "enum set aside", EnumSetAside.self, .inPlace,
      summary: "the case is .idle during the change, so the payload has one owner."),
    Strategy(
      "chunked array", InPlace<ChunkedState>.self, .inPlace,
      summary: "arrays of chunks of 256 elements, changed in place."),
  ]

  /// Whether something holds the old state in a strategy; `nil` for an unknown one.
  package static func holdsOldState(in name: String) -> Bool? { named(name)?.holdsOldState }

  static func named(_ name: String) -> Strategy? { all.first { $0.name == name } }
}
