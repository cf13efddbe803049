/// What is asked, from one owner to a snapshot that costs little.
package enum Questions {
  package static let all = [
    Question(
      "struct in place", .likeOnePost,
      "The struct has one owner, which hands it to a reducer as inout. One post is liked.",
      code: "Self.reduce(into: &value, action)",
      in: "Subjects/InPlace.swift"),
    Question(
      "return-new-state", .likeOnePost,
      """
      A reducer returns a new state, and the store holds the old one until it has the new. One post \
      is liked.
      """,
      code: """
        state = Self.reduce(state, action)

        var next = state
        next.apply(action)
        return next
        """,
      in: "Subjects/ReturnNewState.swift"),
    Question(
      "return-new-state", .flipIsLoading,
      "The same store and the same reducer. Only isLoading changes, a Bool beside the arrays.",
      code: "case .flipLoading: isLoading.toggle()",
      in: "States/AppState+State.swift"),
    Question(
      "didSet, oldValue", .editOneUser,
      """
      The state is a property with a didSet that compares with oldValue. A reducer changes it through \
      inout. One user gets another name.
      """,
      code: """
        didSet {
          if state.isLoading != oldValue.isLoading { spinnerChanges += 1 }
        }
        """,
      in: "Subjects/DidSetOldValue.swift"),
    Question(
      "kept snapshot", .like100Posts,
      """
      The struct is changed in place, and after each update a subscriber keeps the state it is given. \
      One update likes 100 posts, one after another.
      """,
      code: """
        Self.reduce(into: &value, action)
        lastSeen = value
        """,
      in: "Subjects/KeptSnapshot.swift"),
    Question(
      "chunks + snapshot", .likeOnePost,
      """
      The same subscriber, but each array is now an array of chunks: arrays of 256 elements. One post \
      is liked.
      """,
      code: """
        let place = place(of: index)
        yield &chunks[place.chunk][place.offset]
        """,
      in: "States/ChunkedArray.swift"),
  ].compactMap(\.self)
}
