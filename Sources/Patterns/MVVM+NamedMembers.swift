import LabDomain
import LabTracepoints

// Compiled with the pattern, because only its own module overrides a member. An overridden property names what a binding writes.

package final class NamedFeedViewModel: FeedViewModel {
  override package var isLikedOnly: Bool {
    get { super.isLikedOnly }
    set { Cause.action("isLikedOnly", newValue) { super.isLikedOnly = newValue } }
  }
  override package var query: String {
    get { super.query }
    set { Cause.action("query", newValue) { super.query = newValue } }
  }
  override package var draft: String {
    get { super.draft }
    set { Cause.action("draft", newValue) { super.draft = newValue } }
  }
  override package var isComposing: Bool {
    get { super.isComposing }
    set { Cause.action("isComposing", newValue) { super.isComposing = newValue } }
  }
  override package var notice: Notice? {
    get { super.notice }
    set { Cause.action("notice", newValue) { super.notice = newValue } }
  }
  override package var message: Message? {
    get { super.message }
    set { Cause.action("message", newValue) { super.message = newValue } }
  }
  override package func run() async { await Cause.action("run") { await super.run() } }
  override package func retry() { Cause.action("retry") { super.retry() } }
  override package func loadNextPage() { Cause.action("loadNextPage") { super.loadNextPage() } }
  override package func retryPage() { Cause.action("retryPage") { super.retryPage() } }
  override package func refresh() async {
    await Cause.action("refresh") { await super.refresh() }
  }
  override package func publish() { Cause.action("publish") { super.publish() } }
  override package func openAuthor(of post: Post) {
    Cause.action("openAuthor", post.author) { super.openAuthor(of: post) }
  }
  override package func disappear() { Cause.action("disappear") { super.disappear() } }
}

package final class NamedProfileViewModel: ProfileViewModel {
  override package var form: ProfileForm {
    get { super.form }
    set { Cause.action("form", newValue) { super.form = newValue } }
  }
  override package var notice: Notice? {
    get { super.notice }
    set { Cause.action("notice", newValue) { super.notice = newValue } }
  }
  override package var isAskingToDiscard: Bool {
    get { super.isAskingToDiscard }
    set { Cause.action("isAskingToDiscard", newValue) { super.isAskingToDiscard = newValue } }
  }
  override package func run() async { await Cause.action("run") { await super.run() } }
  override package func retry() { Cause.action("retry") { super.retry() } }
  override package func reset() { Cause.action("reset") { super.reset() } }
  override package func save() -> ProfileForm.Field? { Cause.action("save") { super.save() } }
  override package func back() { Cause.action("back") { super.back() } }
  override package func leave() { Cause.action("leave") { super.leave() } }
  override package func disappear() { Cause.action("disappear") { super.disappear() } }
}

package final class NamedLikesViewModel: LikesViewModel {
  override package var notice: Notice? {
    get { super.notice }
    set { Cause.action("notice", newValue) { super.notice = newValue } }
  }
  override package func toggle(_ post: Post) {
    Cause.action("toggle", post.id) { super.toggle(post) }
  }
}
