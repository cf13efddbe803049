import LabDomain
import LabTracepoints

// Compiled with the pattern, because only its own module overrides a method. What a binding writes has no method to name.

package final class NamedFeedViewModel: FeedViewModel {
  override package func run() async { await Cause.action("run") { await super.run() } }
  override package func retry() { Cause.action("retry") { super.retry() } }
  override package func loadNextPage() { Cause.action("loadNextPage") { super.loadNextPage() } }
  override package func retryPage() { Cause.action("retryPage") { super.retryPage() } }
  override package func refresh() async {
    await Cause.action("refresh") { await super.refresh() }
  }
  override package func publish() { Cause.action("publish") { super.publish() } }
  override package func open(_ author: User.ID) {
    Cause.action("open", author) { super.open(author) }
  }
  override package func disappear() { Cause.action("disappear") { super.disappear() } }
}

package final class NamedProfileViewModel: ProfileViewModel {
  override package func run() async { await Cause.action("run") { await super.run() } }
  override package func retry() { Cause.action("retry") { super.retry() } }
  override package func save() { Cause.action("save") { super.save() } }
  override package func back() { Cause.action("back") { super.back() } }
  override package func leave() { Cause.action("leave") { super.leave() } }
  override package func disappear() { Cause.action("disappear") { super.disappear() } }
}

package final class NamedLikesViewModel: LikesViewModel {
  override package func toggle(_ post: Post) {
    Cause.action("toggle", post.id) { super.toggle(post) }
  }
}
