import LabDomain

/// The feed's model as its view sees it.
package protocol FeedModelState: AnyObject {
  var phase: LoadPhase { get }
  var isLikedOnly: Bool { get }
  var query: String { get }
  var notice: Notice? { get }
  var message: Message? { get }
  var isPublishing: Bool { get }
  var isComposing: Bool { get }
  var draft: String { get }
  var shown: [Post] { get }
  var shownPaging: Paging { get }
  var isNarrowed: Bool { get }
  var canPublish: Bool { get }
}
