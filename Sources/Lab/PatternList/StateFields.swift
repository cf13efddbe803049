import Domain
import Trace

// What a trace shows of a state that one struct holds, in the patterns where that is so. The others list
// their properties themselves.

/// The values that a trace shows of the feed.
public protocol TracedFeedState {
  var phase: LoadPhase { get }
  var posts: Posts { get }
  var paging: Paging { get }
  var found: FoundPosts? { get }
  var isLikedOnly: Bool { get }
  var query: String { get }
  var notice: Notice? { get }
  var message: Message? { get }
  var isPublishing: Bool { get }
  var draft: String { get }
}

/// The values that a trace keeps of the feed.
public struct FeedFields: Equatable {
  let phase: LoadPhase
  let posts: ItemCount
  let paging: Paging
  let found: ItemCount
  let isLikedOnly: Bool
  let query: String
  let notice: Notice?
  let message: Message?
  let isPublishing: Bool
  let draft: String

  public init(_ state: some TracedFeedState) {
    phase = state.phase
    posts = ItemCount(state.posts)
    paging = state.paging
    found = ItemCount(state.found?.posts)
    isLikedOnly = state.isLikedOnly
    query = state.query
    notice = state.notice
    message = state.message
    isPublishing = state.isPublishing
    draft = state.draft
  }
}

/// The values that a trace shows of a profile.
public protocol TracedProfileState {
  var phase: LoadPhase { get }
  var profile: Profile? { get }
  var nameProblem: NameProblem? { get }
  var distance: PartnerDistance? { get }
  var isSaving: Bool { get }
  var notice: Notice? { get }
  var isAskingToDiscard: Bool { get }
  var name: String { get }
}

/// The values that a trace keeps of a profile.
public struct ProfileFields: Equatable {
  let phase: LoadPhase
  let profile: Profile?
  let nameProblem: NameProblem?
  let distance: PartnerDistance?
  let isSaving: Bool
  let notice: Notice?
  let isAskingToDiscard: Bool
  let name: String

  public init(_ state: some TracedProfileState) {
    phase = state.phase
    profile = state.profile
    nameProblem = state.nameProblem
    distance = state.distance
    isSaving = state.isSaving
    notice = state.notice
    isAskingToDiscard = state.isAskingToDiscard
    name = state.name
  }
}
