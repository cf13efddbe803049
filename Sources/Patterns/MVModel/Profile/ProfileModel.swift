import LabContract
import LabDomain
import LabTracepoints
import Observation

@Observable
package class ProfileModel: TracedObject {
  package private(set) var phase = LoadPhase.loading
  package private(set) var profile: Profile?
  package var isSaving = false
  package var notice: Notice?

  /// The user's posts; none before the profile, even if another screen has loaded them.
  package var shown: Posts {
    phase == .loaded ? posts.byAuthor[id, default: []] : []
  }

  @ObservationIgnored private var isLoading = false
  private let tasks = TaskBag()
  private let id: Profile.ID
  package let posts: PostsModel
  private let environment: AppEnvironment

  /// - Parameter posts: Shared with other screens; `nil` for a screen alone.
  package init(id: Profile.ID, posts: PostsModel? = nil, environment: AppEnvironment) {
    self.id = id
    self.posts = posts ?? PostsModel(useCases: environment.useCases)
    self.environment = environment
  }

  package func load() async {
    guard phase == .loading, !isLoading, !Task.isCancelled else { return }
    isLoading = true
    defer { isLoading = false }
    do {
      let answer = try await environment.useCases.loadProfile(id)
      profile = answer.profile
      posts.show(answer.posts, by: id)
      phase = .loaded
    } catch .cancelled {
    } catch {
      phase = .failed(error)
    }
  }

  package func retry() {
    guard case .failed = phase else { return }
    phase = .loading
    tasks.start { await self.load() }
  }

  package func save(_ edited: Profile) async throws(DomainError) {
    profile = try await environment.useCases.saveProfile(edited)
  }

  package func observeProfiles() async {
    for await newer in environment.useCases.observeProfiles() where newer.id == id {
      guard profile != nil, newer != profile, !isSaving else { continue }
      profile = newer
    }
  }

  package func disappear() {
    tasks.cancelAll()
    isSaving = false
  }
}
