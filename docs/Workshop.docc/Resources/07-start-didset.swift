// Sources/Exercises/11-SecondOwner/Start/FeedStore.swift
private(set) var state: FeedState {
  didSet {
    onReload(state.posts.indices.filter { state.posts[$0] != oldValue.posts[$0] })
  }
}
