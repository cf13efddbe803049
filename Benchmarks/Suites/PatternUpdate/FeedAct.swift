import LabMeasure

/// What a person does to a feed.
enum FeedAct: String, CaseIterable {
  case like = "like one post"
  case answeredLike = "like and take the answer"
  case type = "type into the draft"
  case publish = "publish a post"
  case reducedLike = "reduce a like"
  /// The same, without the time that the actor reduces.
  case reducedOutside = "reduce a like, outside the actor"

  /// What a person does to every pattern; the others are done to a reducer alone.
  static let ofPatterns = [like, answeredLike, type, publish]

  /// Whether the act lasts until its answer is in the state; a new post is not there without it.
  var takesAnswer: Bool { self != .like && self != .type }

  /// Whether the answer comes from a task of the store's own, when the observer is notified.
  var isReduced: Bool { self == .reducedLike || self == .reducedOutside }

  /// Of the process where an answer may come on another thread.
  var clock: CPUClock { self == .reducedOutside ? .rest : takesAnswer ? .process : .thread }

  /// Acts before the backend's answers are let in.
  var actsInTurn: Int { takesAnswer ? 1 : 32 }

  /// Of a sample; few where each leaves the list longer. `nil` calibrates.
  var iterations: Int? { self == .publish ? 8 : nil }
}
