import StageUI

/// A small change, after which nearly all of a screen is as it was.
package enum InvalidationAct: String, CaseIterable, Sendable {
  /// One row changes.
  case like
  /// A text beside the rows changes.
  case type

  /// - Parameter post: the row that is liked.
  @MainActor
  package func perform(on stage: Stage, post: Int) throws(StageError) {
    switch self {
    case .like: try stage.tap("like-\(post)")
    case .type: try stage.type("Hello", into: "New post")
    }
  }
}
