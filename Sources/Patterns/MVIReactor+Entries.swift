import LabDomain

// Compiled with the pattern, because calls of generic methods from another module are not specialised.

extension FeedReactor {
  /// What the view sends and reads.
  package var entries:
    (
      like: @MainActor (Post) -> Void, send: @MainActor (Action) -> Void,
      shown: @MainActor () -> [Post], draft: @MainActor () -> String
    )
  {
    (
      { self.likes.action.send(.tapped($0)) }, { self.action.send($0) },
      { self.currentState.shown }, { self.currentState.draft }
    )
  }
}
