import StageUI

/// A small change, after which nearly all of a screen is as before.
enum InvalidationAct: String, CaseIterable, Sendable {
  /// One row changes.
  case like
  /// A draft beside the rows changes.
  case type
  /// The query that selects the rows changes; its answer is not there yet.
  case search
  /// A property that no view reads changes.
  case unread
  /// One field of a form changes.
  case edit

  /// Counts the bodies that one act runs, and those after which something looked different.
  @MainActor
  func bodies(
    on stage: Stage, post: Int
  ) async throws(StageError) -> (run: Int, changed: Int) {
    func sum(_ count: (BodyCount) -> Int) -> Int {
      stage.bodies.values.reduce(0) { $0 + count($1) }
    }
    let before = (run: sum(\.run), changed: sum(\.changed))
    switch self {
    case .like: try stage.tap("like-\(post)")
    case .type: try stage.type("Hello", into: "New post")
    case .search: try stage.type("Hello", into: "Search")
    case .unread: try stage.tap("Unread")
    case .edit: try stage.type("Hello", into: "Name")
    }
    await stage.settle()
    return (sum(\.run) - before.run, sum(\.changed) - before.changed)
  }
}
