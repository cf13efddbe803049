// Sources/Patterns/MVI/Feed/FeedEffect.swift
func handle(_ effect: FeedEffect, send: (FeedIntent) -> Void) async {
  let useCases = environment.useCases
    // …
    }
  case .setLiked(let isLiked, let id):
    do {
      try await useCases.toggleLike(id, to: isLiked)
      send(.likeSucceeded(id))
    } catch {
      send(.likeFailed(id, error))
    }
