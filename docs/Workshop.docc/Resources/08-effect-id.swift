// Sources/Patterns/MVI/Feed/FeedEffect.swift
package enum ID: Hashable, Sendable {
  case page
  case search
}
// …
package var id: ID? {
  switch self {
  case .loadFirstPage, .loadPage, .refresh: .page
  case .search, .stopSearch: .search
  case .setLiked, .publish, .open, .observeProfiles, .receiveMessages: nil
  }
}
