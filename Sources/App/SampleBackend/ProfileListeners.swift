import Domain

/// The open streams of profile changes, and what a new one has missed.
struct ProfileListeners: Sendable {
  private var lastID = 0
  private var listeners: [Int: AsyncStream<Profile>.Continuation] = [:]

  /// In the order in which they were last saved.
  private var saved: [Profile] = []

  var count: Int { listeners.count }

  /// Returns the number under which the listener is removed.
  mutating func add(_ listener: AsyncStream<Profile>.Continuation) -> Int {
    lastID += 1
    listeners[lastID] = listener
    for profile in saved { listener.yield(profile) }
    return lastID
  }

  mutating func remove(_ id: Int) {
    listeners[id] = nil
  }

  mutating func send(_ profile: Profile) {
    saved.removeAll { $0.id == profile.id }
    saved.append(profile)
    for listener in listeners.values { listener.yield(profile) }
  }
}
