import Domain

/// The open streams of profile changes.
struct ProfileListeners: Sendable {
  private var lastID = 0
  private var listeners: [Int: Listener] = [:]

  var count: Int { listeners.count }

  /// Returns the number under which the listener is removed.
  mutating func add(
    _ profile: Profile.ID, _ stream: AsyncStream<Profile>.Continuation
  ) -> Int {
    lastID += 1
    listeners[lastID] = Listener(profile: profile, stream: stream)
    return lastID
  }

  mutating func remove(_ id: Int) {
    listeners[id] = nil
  }

  func send(_ profile: Profile) {
    for listener in listeners.values where listener.profile == profile.id {
      listener.stream.yield(profile)
    }
  }
}

private struct Listener: Sendable {
  let profile: Profile.ID
  let stream: AsyncStream<Profile>.Continuation
}
