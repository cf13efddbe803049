import LabDomain

/// The open streams of profile changes, and the saves that a new one has missed.
struct ProfileStreams: Sendable {
  private var lastID = 0
  /// In the order of their ids, so that each save reaches them in the same order.
  private var streams: [(id: Int, continuation: AsyncStream<Profile>.Continuation)] = []

  /// The latest version of each saved profile, in the order of their last save.
  private var saved: [Profile] = []

  /// Adds a stream, which first gets all saved profiles; returns the id to remove it by.
  mutating func add(_ stream: AsyncStream<Profile>.Continuation) -> Int {
    lastID += 1
    streams.append((lastID, stream))
    for profile in saved { stream.yield(profile) }
    return lastID
  }

  mutating func remove(_ id: Int) {
    streams.removeAll { $0.id == id }
  }

  func hashSaved(into hasher: inout Hasher) {
    hasher.combine(saved)
  }

  mutating func send(_ profile: Profile) {
    saved.removeAll { $0.id == profile.id }
    saved.append(profile)
    for stream in streams { stream.continuation.yield(profile) }
  }
}
