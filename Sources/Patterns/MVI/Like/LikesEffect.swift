import LabDomain

nonisolated package enum LikesEffect: StoreEffect {
  /// What the stores of the screens change in their posts.
  package typealias Output = LikeChange

  case setLiked(Bool, Post.ID)

  package var id: Never? { nil }
}

/// Runs the effects of the likes.
struct LikesEffectHandler {
  let useCases: UseCases

  func handle(_ effect: LikesEffect, send: (LikesIntent) -> Void) async {
    switch effect {
    case .setLiked(let isLiked, let id):
      do {
        try await useCases.toggleLike(id, to: isLiked)
        send(.succeeded(id))
      } catch {
        send(.failed(id, error))
      }
    }
  }
}
