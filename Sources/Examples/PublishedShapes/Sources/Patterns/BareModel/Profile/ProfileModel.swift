import LabDomain
import LabStreams
import LabTracepoints
import Observation
import Screens

/// A profile and its requests. A view runs them, and may change everything.
@Observable
package final class ProfileModel: TracedObject {
  package var form: ProfileState
  @ObservationIgnored private var isLoading = false
  @ObservationIgnored private var confirmedLikes: Subscription?
  package let likes: LikesModel
  private let useCases: UseCases

  package init(id: Profile.ID, likes: LikesModel, useCases: UseCases) {
    form = ProfileState(id: id)
    self.likes = likes
    self.useCases = useCases
    confirmedLikes = likes.confirmed.stream.subscribe { [weak self] in self?.form.confirm($0) }
  }

  func load() async {
    guard form.phase == .loading, !isLoading, !Task.isCancelled else { return }
    isLoading = true
    defer { isLoading = false }
    form.endLoading(await Answer { try await useCases.loadProfile(form.id) })
  }

  /// Returns whether the profile was saved.
  func save(_ edited: Profile) async -> Bool {
    let answer = await Answer { try await useCases.saveProfile(edited) }
    form.endSaving(answer)
    return (try? answer.get()) != nil
  }

  func observeProfiles() async {
    for await profile in useCases.observeProfiles() { form.update(to: profile) }
  }
}
