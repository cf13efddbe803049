/// Every strategy of the suite.
package enum Strategies {
  /// What all others are compared to: no way of holding state does less.
  package static let baseline = all[0]

  /// In the order of the report.
  package static let all: [Strategy] = [
    Strategy(
      "struct in place", StructInPlace.self,
      summary: "the element is changed through inout; the state has one owner.",
      copies: .nothing
    ),
    Strategy(
      "plain class", PlainClass.self,
      summary: "an object changes its own field; whoever holds the object sees it.",
      copies: .nothing
    ),
    Strategy(
      "@Observable class", ObservableClass.self,
      summary: "the plain class, which also tells its observers; here there are none.",
      copies: .nothing
    ),
    Strategy(
      "class elements", ClassElements.self,
      summary: "the post behind a reference is changed; a state that was kept changes with it.",
      copies: .nothing
    ),
    Strategy(
      "return-new-state", ReturnNewState.self,
      summary: "a reducer (State, Action) -> State; the store holds the old state meanwhile.",
      copies: .touchedArray,
      fix: "hand the reducer the stored state as inout, so that it has one owner."
    ),
    Strategy(
      "rebuild", Rebuild.self,
      summary: "the array is mapped to a new one; a flag gets a new state around the same arrays.",
      copies: .touchedArray,
      fix: "assign to the one element in place instead of mapping all of them."
    ),
    Strategy(
      "kept snapshot", KeptSnapshot.self,
      summary: "the struct in place, while a subscriber keeps the last state.",
      copies: .touchedArray,
      fix: "let the subscriber keep the values it shows, or let go of the state before the update."
    ),
  ]
}
