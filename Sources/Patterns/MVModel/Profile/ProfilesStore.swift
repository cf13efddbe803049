import LabContract
import LabDomain
import LabTracepoints
import Observation

/// The profiles of an app.
@Observable
package class ProfilesStore: TracedObject {
  package private(set) var profiles: [Profile.ID: Profile] = [:]

  @ObservationIgnored private var saving: Set<Profile.ID> = []
  private let posts: PostsStore
  private let useCases: UseCases

  /// - Parameter posts: Receives the posts that come with a profile.
  package init(posts: PostsStore, useCases: UseCases) {
    self.posts = posts
    self.useCases = useCases
  }

  package func load(_ id: Profile.ID) async throws(DomainError) {
    let answer = try await useCases.loadProfile(id)
    profiles[id] = answer.profile
    posts.show(answer.posts, by: id)
  }

  package func check(_ handle: String) async throws(DomainError) {
    try await useCases.checkHandle(handle)
  }

  package func save(_ edited: Profile) async throws(DomainError) {
    saving.insert(edited.id)
    defer { saving.remove(edited.id) }
    profiles[edited.id] = try await useCases.saveProfile(edited)
  }

  /// Follows what is saved elsewhere.
  package func observe() async {
    for await newer in useCases.observeProfiles() {
      guard let profile = profiles[newer.id], newer != profile, !saving.contains(newer.id)
      else { continue }
      profiles[newer.id] = newer
    }
  }
}
