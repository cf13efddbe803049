import LabDomain

// Compiled with the pattern, because calls of generic methods from another module are not specialised.

extension FeedStore {
  /// What the view sends and reads.
  package var entries:
    (
      send: @MainActor (FeedIntent.View) -> Void, shown: @MainActor () -> [Post],
      draft: @MainActor () -> String
    )
  {
    ({ self.send($0) }, { self.shown }, { self.draft })
  }
}

extension LikesStore {
  /// What the button sends.
  package var tap: @MainActor (Post) -> Void { { self.send(.tapped($0)) } }
}
