// Benchmarks/State/StateUpdate/Subjects/PlainClass.swift
/// An object that changes its own fields; every holder of it sees the change.
final class PlainClass: Subject {
  private var users: [User]
  private var posts: [Post]
  private var comments: [Comment]
  private var isLoading: Bool
  // …
  @inline(never)
  func update(by action: Action) {
    switch action {
    case .toggleLike(let post): posts[post.index].toggleLike()
    // …
    }
  }
