// Sources/Patterns/MVI/Feed/FeedEffect.swift
case .setLiked(let isLiked, let id):
  do {
    try await useCases.toggleLike(id, to: isLiked)
    send(.likeSucceeded(id))
  } catch {
    send(.likeFailed(id, error))
  }
