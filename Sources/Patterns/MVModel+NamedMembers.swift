import LabContract
import LabDomain
import LabTracepoints

// Compiled with the pattern, because only its own module overrides a member. A view's own state has none to override.

package final class NamedPostsStore: PostsStore {
  override package var notice: Notice? {
    get { super.notice }
    set { Cause.action("notice", newValue) { super.notice = newValue } }
  }
  override package func toggle(_ post: Post) {
    Cause.action("toggle", post.id) { super.toggle(post) }
  }
  override package func loadFirstPage() async throws(DomainError) -> Cursor? {
    try await Cause.action("loadFirstPage") { () async throws(DomainError) in
      try await super.loadFirstPage()
    }
  }
  override package func loadPage(after cursor: Cursor) async throws(DomainError) -> Cursor? {
    try await Cause.action("loadPage") { () async throws(DomainError) in
      try await super.loadPage(after: cursor)
    }
  }
  override package func publish(_ draft: String) async throws(DomainError) {
    try await Cause.action("publish") { () async throws(DomainError) in
      try await super.publish(draft)
    }
  }
  override package func search(_ query: String) async throws(DomainError) {
    try await Cause.action("search") { () async throws(DomainError) in
      try await super.search(query)
    }
  }
  override package func endSearch() { Cause.action("endSearch") { super.endSearch() } }
  override package func observeNames() async {
    await Cause.action("observeNames") { await super.observeNames() }
  }
}

package final class NamedProfilesStore: ProfilesStore {
  override package func load(_ id: Profile.ID) async throws(DomainError) {
    try await Cause.action("load") { () async throws(DomainError) in try await super.load(id) }
  }
  override package func check(_ handle: String) async throws(DomainError) {
    try await Cause.action("check") { () async throws(DomainError) in
      try await super.check(handle)
    }
  }
  override package func save(_ edited: Profile) async throws(DomainError) {
    try await Cause.action("save") { () async throws(DomainError) in
      try await super.save(edited)
    }
  }
  override package func observe() async {
    await Cause.action("observe") { await super.observe() }
  }
}

package final class NamedNavigationModel: NavigationModel {
  override package var path: [Router.Route] {
    get { super.path }
    set { Cause.action("path", newValue.last as Any) { super.path = newValue } }
  }
}
