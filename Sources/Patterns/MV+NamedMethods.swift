import LabDomain
import LabTracepoints

// Compiled with the pattern, because only its own module overrides a method. A view's own state has no method to override.

package final class NamedLikesModel: LikesModel {
  override package func setLiked(_ isLiked: Bool, _ id: Post.ID) {
    Cause.action("setLiked", id) { super.setLiked(isLiked, id) }
  }
}
