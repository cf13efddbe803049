import LabDomain
import Screens

/// The draft, and its publication.
package struct PublishFeature: Reducer {
  package enum Action {
    case draftChanged(String)
    case publishTapped
    case response(Answer<Post>)
  }

  let publishPost: PublishPost

  func reduce(into state: inout Publishing, _ action: Action) -> Effect<Action> {
    switch action {
    case .draftChanged(let draft):
      state.draft = draft
    case .publishTapped:
      return state.begin().map(publish) ?? .none
    case .response(.success):
      state = Publishing()
    case .response(.failure):
      state.isSending = false
    }
    return .none
  }

  private func publish(_ draft: String) -> Effect<Action> {
    .run { send in send(.response(await Answer { try await publishPost(draft) })) }
      .cancellable(id: FeedFeature.CancelID.publish)
  }
}
