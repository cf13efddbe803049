import Observation

/// An observable class whose writes can be heard, each on the writer's own call:
///
///     @Observable final class FeedViewModel: TracedObject
///
/// `@Observable` expands to calls of the registrar's methods. For a traced object, overload resolution
/// prefers the methods below, because they ask for more. They report the write and call the registrar's
/// own. A traced object belongs to the main actor.
package protocol TracedObject: AnyObject, Observable {}

nonisolated extension ObservationRegistrar {
  package func willSet<Subject: TracedObject, Member>(
    _ subject: Subject, keyPath: KeyPath<Subject, Member>
  ) {
    TracedWrites.willSet(subject, keyPath)
    notifyWillSet(subject, keyPath)
  }

  package func didSet<Subject: TracedObject, Member>(
    _ subject: Subject, keyPath: KeyPath<Subject, Member>
  ) {
    notifyDidSet(subject, keyPath)
    TracedWrites.didSet(subject, keyPath)
  }

  package func withMutation<Subject: TracedObject, Member, Result>(
    of subject: Subject, keyPath: KeyPath<Subject, Member>, _ mutation: () throws -> Result
  ) rethrows -> Result {
    willSet(subject, keyPath: keyPath)
    defer { didSet(subject, keyPath: keyPath) }
    return try mutation()
  }

  // Here the subject is only known to be observable, so these calls mean the registrar's own methods.

  private func notifyWillSet<Subject: Observable, Member>(
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

/// A listener to the writes of one traced object.
package protocol WriteListener: AnyObject {
  func willWrite(_ property: AnyKeyPath)
  func didWrite(_ property: AnyKeyPath)
}

/// The traced objects that have listeners. Holds neither the objects nor the listeners.
package enum TracedWrites {
  private struct Entry {
    weak var object: AnyObject?
    weak var listener: (any WriteListener)?
  }

  /// Whether any object may have a listener. Asked on every write.
  nonisolated(unsafe) private static var hasListeners = false
  private static var entries: [ObjectIdentifier: [Entry]] = [:] {
    didSet { hasListeners = !entries.isEmpty }
  }

  /// Reports the writes to `object` for as long as both live.
  package static func add(_ listener: some WriteListener, to object: some TracedObject) {
    entries = entries.compactMapValues { entries in
      let live = entries.filter { $0.object != nil && $0.listener != nil }
      return live.isEmpty ? nil : live
    }
    entries[ObjectIdentifier(object), default: []].append(Entry(object: object, listener: listener))
  }

  private static func each(listenerTo object: AnyObject, _ body: (any WriteListener) -> Void) {
    for entry in entries[ObjectIdentifier(object)] ?? [] {
      // Another object may live at the address of one that is gone.
      if entry.object === object, let listener = entry.listener { body(listener) }
    }
  }
}

// The code that `@Observable` generates belongs to no actor, but a traced object belongs to the main actor.
nonisolated extension TracedWrites {
  fileprivate static func willSet(_ object: AnyObject, _ property: AnyKeyPath) {
    guard hasListeners else { return }
    nonisolated(unsafe) let (object, property) = (object, property)
    MainActor.assumeIsolated { each(listenerTo: object) { $0.willWrite(property) } }
  }

  fileprivate static func didSet(_ object: AnyObject, _ property: AnyKeyPath) {
    guard hasListeners else { return }
    nonisolated(unsafe) let (object, property) = (object, property)
    MainActor.assumeIsolated { each(listenerTo: object) { $0.didWrite(property) } }
  }
}
