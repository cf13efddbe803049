import LabDomain
import LabTracepoints

// Compiled with the pattern, because only its own module overrides a method. What a view or a binding writes has no method to
// override.

package final class NamedFeedModel: FeedModel {
  override package func appear() { Cause.action("appear") { super.appear() } }
  override package func load() async { await Cause.action("load") { await super.load() } }
  override package func retry() { Cause.action("retry") { super.retry() } }
  override package func loadNextPage() { Cause.action("loadNextPage") { super.loadNextPage() } }
  override package func retryPage() { Cause.action("retryPage") { super.retryPage() } }
  override package func refresh() async {
    await Cause.action("refresh") { await super.refresh() }
  }
  override package func publish(_ draft: String) async -> Bool {
    await Cause.action("publish") { await super.publish(draft) }
  }
  override package func observeProfiles() async {
    await Cause.action("observeProfiles") { await super.observeProfiles() }
  }
  override package func receiveMessages() async {
    await Cause.action("receiveMessages") { await super.receiveMessages() }
  }
  override package func disappear() { Cause.action("disappear") { super.disappear() } }
}

package final class NamedProfileModel: ProfileModel {
  override package func load() async { await Cause.action("load") { await super.load() } }
  override package func retry() { Cause.action("retry") { super.retry() } }
  override package func save(_ edited: Profile) async throws(DomainError) {
    let answer: Result<Void, DomainError> = await Cause.action("save") {
      do throws(DomainError) {
        return .success(try await super.save(edited))
      } catch {
        return .failure(error)
      }
    }
    try answer.get()
  }
  override package func observeProfiles() async {
    await Cause.action("observeProfiles") { await super.observeProfiles() }
  }
  override package func disappear() { Cause.action("disappear") { super.disappear() } }
}

package final class NamedPostsModel: PostsModel {
  override package func toggle(_ post: Post) {
    Cause.action("toggle", post.id) { super.toggle(post) }
  }
}
