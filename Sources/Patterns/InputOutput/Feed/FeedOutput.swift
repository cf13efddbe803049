import Domain

/// The outputs of the feed; each stream starts with the current value.
package protocol FeedOutput: AnyObject {
  var phase: AsyncStream<LoadPhase> { get }
  var posts: AsyncStream<[Post]> { get }
  var paging: AsyncStream<Paging> { get }
  var isNarrowed: AsyncStream<Bool> { get }
  var isLikedOnly: AsyncStream<Bool> { get }
  var query: AsyncStream<String> { get }
  var notice: AsyncStream<Notice?> { get }
  var message: AsyncStream<Message?> { get }
  var isPublishing: AsyncStream<Bool> { get }
  var draft: AsyncStream<String> { get }
  var canPublish: AsyncStream<Bool> { get }
}
