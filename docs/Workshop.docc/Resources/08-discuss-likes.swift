// Sources/App/Domain/Rules/PendingLikes.swift
/// Likes shown before the server has confirmed them.
///
/// Each post has at most one request in flight. A tap meanwhile only changes the wanted value, and
/// the response decides what to send next: requests arrive in order, and the last tap wins.
public struct PendingLikes: Hashable, Sendable {
  private var pending: [Post.ID: PendingLike] = [:]
// …
/// Notes what a tap wants; returns the value to send, or `nil` while a request is in flight.
public mutating func toggle(_ id: Post.ID, to isLiked: Bool) -> Bool? {
  if pending[id] != nil {
    pending[id]?.wanted = isLiked
    return nil
  }
  pending[id] = PendingLike(confirmed: !isLiked, sent: isLiked, wanted: isLiked)
  return isLiked
}
