import LabDomain
import LabStreams
import LabTracepoints
import Observation
import Screens

/// The likes of all screens, and their requests, which outlive the screen of the tap.
@Observable
package final class LikesModel: TracedObject {
  package var state = LikesState()
  /// What the models of the screens change in their posts.
  let confirmed = Subject<LikeChange>()
  private let tasks = TaskBag()
  private let useCases: UseCases

  package init(useCases: UseCases) {
    self.useCases = useCases
  }

  package func toggle(_ post: Post) {
    if let like = state.toggle(post) { send(like) }
  }

  private func send(_ like: LikeChange) {
    tasks.start { [weak self, useCases] in
      let answer = await Answer { try await useCases.toggleLike(like.id, to: like.isLiked) }
      self?.end(like, answer)
    }
  }

  private func end(_ like: LikeChange, _ answer: Answer<Void>) {
    if case .success = answer { confirmed.send(like) }
    if let next = state.end(like, answer) { send(next) }
  }
}
