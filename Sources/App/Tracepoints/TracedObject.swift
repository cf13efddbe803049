import Observation

/// An observable class that reports its writes, each on the writer's own call.
///
/// One conformance is enough: `@Observable final class FeedViewModel: TracedObject`. The macro expands to calls of the
/// registrar's methods. For a traced object, overload resolution prefers the more constrained methods below, which report the
/// write and call the registrar's own. A traced object is isolated to the main actor.
public protocol TracedObject: AnyObject, Observable {}

nonisolated extension TracedObject {
  /// Reports a write that no registrar of the object has seen.
  ///
  /// - Parameter fields: those written inside the property; `nil` where the object does not know.
  public func reportWrite(to property: AnyKeyPath, fields: [AnyKeyPath]? = nil) {
    if Notifications.areHeard { Notifications.begin() }
    TracedWrites.report(self, ReportedWrite(property: property, fields: fields))
  }
}

nonisolated extension ObservationRegistrar {
  /// Announces a write, and notifies the observers of a traced object.
  ///
  /// Inlined, so that a write that is not heard needs no more stack.
  @inlinable @inline(__always)
  public func willSet<Subject: TracedObject, Member>(
    _ subject: Subject, keyPath: KeyPath<Subject, Member>
  ) {
    guard !Notifications.areHeard else { return announceWillSet(subject, keyPath) }
    notifyWillSet(subject, keyPath)
  }

  /// Notifies the observers of a traced object, and reports the write.
  public func didSet<Subject: TracedObject, Member>(
    _ subject: Subject, keyPath: KeyPath<Subject, Member>
  ) {
    notifyDidSet(subject, keyPath)
    TracedWrites.report(subject, ReportedWrite(property: keyPath))
  }

  /// Runs `mutation`, notifies the observers of a traced object, and reports the write.
  public func withMutation<Subject: TracedObject, Member, Result>(
    of subject: Subject, keyPath: KeyPath<Subject, Member>, _ mutation: () throws -> Result
  ) rethrows -> Result {
    willSet(subject, keyPath: keyPath)
    defer { didSet(subject, keyPath: keyPath) }
    return try mutation()
  }

  @usableFromInline func announceWillSet<Subject: TracedObject, Member>(
    _ subject: Subject, _ keyPath: KeyPath<Subject, Member>
  ) {
    Notifications.begin()
    notifyWillSet(subject, keyPath)
  }

  // Here the subject is only known to be observable, so the calls mean the registrar's own methods.
  @inlinable @inline(__always)
  func notifyWillSet<Subject: Observable, Member>(
    _ subject: Subject, _ keyPath: KeyPath<Subject, Member>
  ) {
    willSet(subject, keyPath: keyPath)
  }

  private func notifyDidSet<Subject: Observable, Member>(
    _ subject: Subject, _ keyPath: KeyPath<Subject, Member>
  ) {
    didSet(subject, keyPath: keyPath)
  }
}

/// A write to a property of a traced object.
nonisolated package struct ReportedWrite {
  package let property: AnyKeyPath
  /// Those written inside the property; `nil` where the object does not know.
  package var fields: [AnyKeyPath]?
  /// The call stacks of the writes to these fields, where a tool shows lines.
  package fileprivate(set) var stacks: [AnyKeyPath: [UInt]] = [:]
  /// The line that composed the stream that wrote, where a tool shows lines.
  package fileprivate(set) var composition: SourceLine?
}

/// A listener to the writes of one traced object.
package protocol WriteListener: AnyObject {
  /// Called after each write, on the writer's own call.
  func didWrite(_ object: AnyObject, _ write: ReportedWrite)
}

/// The traced objects that have listeners.
package enum TracedWrites {
  private final class Entry {
    /// Keeps the address from being used again, though not the object.
    unowned let object: AnyObject
    var listeners: [any WriteListener] = []

    init(_ object: AnyObject) { self.object = object }
  }

  private static var entries: [ObjectIdentifier: Entry] = [:] {
    didSet { watched = Array(entries.keys) }
  }

  /// The objects with listeners. Searching a list needs less stack than the write itself, so a recorder of
  /// other objects does not show where the stack of a write is measured.
  nonisolated(unsafe) private static var watched: [ObjectIdentifier] = []

  /// Reports the writes to `object` until the listener is removed.
  package static func add(_ listener: some WriteListener, to object: some TracedObject) {
    let entry = entries[ObjectIdentifier(object)] ?? Entry(object)
    entry.listeners.append(listener)
    entries[ObjectIdentifier(object)] = entry
    notify = { object, write in
      var write = write
      if WrittenLines.areShown { (write.stacks, write.composition) = WrittenLines.take() }
      for listener in entries[ObjectIdentifier(object)]?.listeners ?? [] {
        listener.didWrite(object, write)
      }
    }
  }

  package static func remove(_ listeners: [any WriteListener]) {
    for (id, entry) in entries {
      entry.listeners.removeAll { listener in listeners.contains { $0 === listener } }
      if entry.listeners.isEmpty { entries[id] = nil }
    }
  }

  nonisolated static func isWatched(_ object: AnyObject) -> Bool {
    let id = ObjectIdentifier(object)
    // By index, because `for in` allocates for each element in a debug build.
    let watched = watched
    var index = 0
    while index < watched.count {
      if watched[index] == id { return true }
      index += 1
    }
    return false
  }

  /// Notifies the listeners of a watched object.
  ///
  /// The code that `@Observable` generates belongs to no actor, though a traced object belongs to the main
  /// actor. Checking that on every write would be slower than the write, so only debug builds check.
  nonisolated(unsafe) private static var notify: (AnyObject, ReportedWrite) -> Void = { _, _ in }

  /// Reports a write; costs one check where nothing listens.
  nonisolated fileprivate static func report(_ object: AnyObject, _ write: ReportedWrite) {
    if watched.isEmpty, !Notifications.areHeard { return }
    if isWatched(object) {
      #if DEBUG
        MainActor.preconditionIsolated()
      #endif
      notify(object, write)
    }
    if Notifications.areHeard { Notifications.end() }
  }
}
