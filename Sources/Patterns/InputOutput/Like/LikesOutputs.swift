import LabDomain
import LabStreams

/// What the screens show of likes.
package struct LikesOutputs {
  /// What the view models of the screens change in their posts; sent after `pending` has changed.
  package let changes: Stream<LikeChange>
  /// The likes to apply to posts from the server.
  package let pending: any Signal<PendingLikes>
  package let notice: any Signal<Notice?>
}
