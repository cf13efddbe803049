import LabDomain
import LabTracepoints

/// Names every call of the store, by whatever screen.
package final class NamedPostsStore: PostsStore {
  override package func toggle(_ post: Post) {
    Cause.action("toggle", post.id) { super.toggle(post) }
  }
  override package func dismissNotice() {
    Cause.action("dismissNotice") { super.dismissNotice() }
  }
  override package func showFirstPage(_ answer: [Post]) {
    Cause.action("showFirstPage") { super.showFirstPage(answer) }
  }
  override package func append(_ answer: [Post]) {
    Cause.action("append") { super.append(answer) }
  }
  override package func putOnTop(_ post: Post) {
    Cause.action("putOnTop", post.id) { super.putOnTop(post) }
  }
  override package func showFound(_ answer: [Post], for query: String) {
    Cause.action("showFound", query) { super.showFound(answer, for: query) }
  }
  override package func endSearch() { Cause.action("endSearch") { super.endSearch() } }
  override package func show(_ answer: [Post], by author: Profile.ID) {
    Cause.action("show", author) { super.show(answer, by: author) }
  }
  override package func rename(after profile: Profile) {
    Cause.action("rename", profile.id) { super.rename(after: profile) }
  }
}
