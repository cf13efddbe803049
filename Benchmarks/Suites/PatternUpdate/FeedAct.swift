/// What a person does to a feed.
enum FeedAct: String, CaseIterable {
  case like = "like one post"
  case answeredLike = "like and take the answer"
  case likesInFlight = "like 32 and take the answers"
  case type = "type into the draft"
  case publish = "publish a post"

  /// Whether the act lasts until its answer is in the state; a new post is not there without it.
  var takesAnswer: Bool {
    switch self {
    case .answeredLike, .likesInFlight, .publish: true
    case .like, .type: false
    }
  }

  /// Acts before the backend's answers are let in.
  var actsInTurn: Int {
    switch self {
    case .answeredLike, .publish: 1
    case .like, .likesInFlight, .type: 32
    }
  }

  /// Acts that are counted together.
  var countedActs: Int { self == .likesInFlight ? actsInTurn : 1 }

  /// Of a sample; few where each leaves the list longer. `nil` calibrates.
  var iterations: Int? { self == .publish ? 8 : nil }
}
