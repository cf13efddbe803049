import LabDomain
import LabTracepoints

// Compiled with the pattern, because only its own module overrides a member. A view's own state has none to override.

package final class NamedLikesModel: LikesModel {
  override package var notice: Notice? {
    get { super.notice }
    set { Cause.action("notice", newValue) { super.notice = newValue } }
  }
  override package func setLiked(_ isLiked: Bool, _ id: Post.ID) {
    Cause.action("setLiked", id) { super.setLiked(isLiked, id) }
  }
}
