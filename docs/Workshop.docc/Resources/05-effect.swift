// Sources/Patterns/MVI/Feed/FeedEffect.swift
nonisolated package enum FeedEffect: StoreEffect {
  case loadFirstPage
  case loadPage(after: Cursor)
  case refresh
  case setLiked(Bool, Post.ID)
  case publish(String)
  case open(User.ID)
  case search(String)
  case stopSearch
  case observeProfiles
  case receiveMessages
