/// Every strategy of the suite.
package enum Strategies {
  /// What all others are compared to: no way of holding state does less.
  package static let baseline = all[0]

  /// In the order of the report.
  package static let all: [Strategy] = [
    Strategy(
      "struct in place", InPlace<AppState>.self,
      summary: "the element is changed through inout; the state has one owner."
    ),
    Strategy(
      "plain class", PlainClass.self,
      summary: "an object changes its own field; whoever holds the object sees it."
    ),
    Strategy(
      "@Observable class", ObservableClass.self,
      summary: "the plain class, which also tells its observers; here there are none."
    ),
    Strategy(
      "@Observable, observed", ObservedClass.self,
      summary: "the same with an observer of all fields, which begins anew after each change."
    ),
    Strategy(
      "class elements", ClassElements.self,
      summary: "what is behind a reference is changed; a state that was kept changes with it."
    ),
    Strategy(
      "return-new-state", ReturnNewState.self,
      summary: "a reducer (State, Action) -> State; the store holds the old state meanwhile.",
      fix: .init(
        contender: "struct in place",
        advice: "hand the reducer the stored state as inout, so that it has one owner.")
    ),
    Strategy(
      "rebuild", Rebuild.self,
      summary: "the array is mapped to a new one; a flag gets a new state around the same arrays.",
      fix: .init(
        contender: "struct in place",
        advice: "assign to the one element in place instead of mapping all of them.")
    ),
    Strategy(
      "copy and write back", CopyAndWriteBack.self,
      summary: "copy out, reduce the copy through inout, write it back; the store keeps its own.",
      fix: .init(
        contender: "struct in place", advice: "hand the reducer the store's own property as inout.")
    ),
    Strategy(
      "scan keeps current", ScanKeepsCurrent.self,
      summary: "scan makes the next state from the current one, which it and the screen keep.",
      fix: .init(
        contender: "chunks + snapshot",
        advice: "scan cannot let go of its state: lay that out so that a copy is small.")
    ),
    Strategy(
      "kept snapshot", KeptSnapshot<AppState>.self,
      summary: "the struct in place, while a subscriber keeps the last state.",
      fix: .init(
        contender: "chunks + snapshot",
        advice: "keep the values that are shown only, or lay the state out in chunks.")
    ),
    Strategy(
      "didSet, oldValue", DidSetOldValue.self,
      summary: "didSet reads oldValue, so the old state is kept during the change.",
      fix: .init(
        contender: "didSet, no oldValue",
        advice: "put aside the few values to compare with, and leave oldValue alone.")
    ),
    Strategy(
      "didSet, no oldValue", DidSetOnly.self,
      summary: "didSet compares with a value of its own; the state is changed in place."
    ),
    Strategy(
      "consuming reduce", ConsumingReduce.self,
      summary: "the store puts an empty state in its place and hands the state over to the reducer."
    ),
    Strategy(
      "enum bound with var", EnumBoundWithVar.self,
      summary: "if case .loaded(var state): the case holds the old payload during the change.",
      fix: .init(
        contender: "enum set aside", advice: "assign .idle before the payload is changed.")
    ),
    Strategy(
      "enum set aside", EnumSetAside.self,
      summary: "the case is .idle during the change, so the payload has one owner."
    ),
    Strategy(
      "dictionary by id", InPlace<DictionaryState>.self,
      summary: "dictionaries by id and arrays of ids, changed in place through the accessor."
    ),
    Strategy(
      "dictionary + snapshot", KeptSnapshot<DictionaryState>.self,
      summary: "the same while a subscriber keeps the last state.",
      fix: .init(
        contender: "chunks + snapshot",
        advice: "a dictionary is copied as a whole, empty buckets too; chunks are not.")
    ),
    Strategy(
      "chunked array", InPlace<ChunkedState>.self,
      summary: "arrays of chunks of 256 elements, changed in place."
    ),
    Strategy(
      "chunks + snapshot", KeptSnapshot<ChunkedState>.self,
      summary: "the same while a subscriber keeps the last state: one chunk is copied."
    ),
  ]
}
