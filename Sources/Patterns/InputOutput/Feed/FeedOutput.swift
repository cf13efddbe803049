import Domain

/// What the feed shows; each stream starts with the value of now.
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
