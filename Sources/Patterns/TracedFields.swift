import LabDomain
import LabTrace

// What a trace shows of a state that is one struct. The other patterns list their properties themselves.

/// The values that a trace shows of the feed.
public protocol TracedFeedState {
  /// The progress of the first load.
  var phase: LoadPhase { get }
  /// The rows.
  var posts: Posts { get }
  /// The end of the rows.
  var paging: Paging { get }
  /// The result of the search; `nil` without one.
  var found: FoundPosts? { get }
  /// Whether only liked posts are shown.
  var isLikedOnly: Bool { get }
  /// The text in the search field.
  var query: String { get }
  /// The alert; `nil` without one.
  var notice: Notice? { get }
  /// The message over the rows; `nil` without one.
  var message: Message? { get }
  /// Whether the draft is being published.
  var isPublishing: Bool { get }
  /// Whether the draft is in a sheet.
  var isComposing: Bool { get }
  /// The text in the draft field.
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
  let isComposing: Bool
  let draft: String

  /// Reads the fields, and of posts only their number.
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
    isComposing = state.isComposing
    draft = state.draft
  }
}

/// The values that a trace shows of a profile.
public protocol TracedProfileState {
  /// The progress of the first load.
  var phase: LoadPhase { get }
  /// The profile, as saved; `nil` until it is loaded.
  var profile: Profile? { get }
  /// The user's posts.
  var posts: Posts { get }
  /// The fields as edited; empty until the profile is loaded.
  var form: ProfileForm { get }
  /// Whether the edits are being saved.
  var isSaving: Bool { get }
  /// The alert; `nil` without one.
  var notice: Notice? { get }
  /// Whether the dialog is shown.
  var isAskingToDiscard: Bool { get }
}

/// The values that a trace keeps of a profile.
public struct ProfileFields: Equatable {
  let phase: LoadPhase
  let profile: Profile?
  let posts: ItemCount
  let form: ProfileForm
  let isSaving: Bool
  let notice: Notice?
  let isAskingToDiscard: Bool

  /// Reads the fields.
  public init(_ state: some TracedProfileState) {
    phase = state.phase
    profile = state.profile
    posts = ItemCount(state.posts)
    form = state.form
    isSaving = state.isSaving
    notice = state.notice
    isAskingToDiscard = state.isAskingToDiscard
  }
}

/// The values that a trace keeps of the likes.
public struct LikesFields: Equatable {
  let notice: Notice?

  /// Keeps the alert of a like that failed.
  public init(notice: Notice?) { self.notice = notice }
}
