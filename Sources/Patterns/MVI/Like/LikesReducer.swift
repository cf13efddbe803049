import LabDomain
import LabFields

nonisolated package enum LikesReducer {
  package static func reduce(
    into state: inout Draft<LikesState>, _ intent: LikesIntent
  ) -> [LikesStore.Command] {
    switch intent {
    case .view(.tapped(let post)):
      let isLiked = !state.pending.isLiked(post)
      let change = LikesStore.Command.output(LikeChange(isLiked, post.id))
      guard let request = state.pending.toggle(post.id, to: isLiked) else { return [change] }
      return [change, .run(.setLiked(request, post.id))]
    case .succeeded(let id):
      return state.pending.succeeded(id).map { [.run(.setLiked($0, id))] } ?? []
    case .failed(let id, let error):
      state.notice = Notice(.like, error) ?? state.notice
      return state.pending.failed(id).map { [.output(LikeChange($0, id))] } ?? []
    case .view(.noticeDismissed):
      state.notice = nil
    }
    return []
  }
}
