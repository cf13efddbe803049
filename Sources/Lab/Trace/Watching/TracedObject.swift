import Observation

/// An observable class that tells recorders of its writes itself, for one line in its own module:
///
///     extension FeedViewModel: TracedObject {}
///
/// `@Observable` writes calls of the registrar into a class. With that line the calls mean the methods below, which Swift
/// prefers to the registrar's own because they ask for more. They tell the recorders without an observer, which would
/// cost two allocations a write. The class has to belong to the main actor; in a module that defaults to it, the compiler
/// refuses the line for any other.
@usableFromInline
package protocol TracedObject: AnyObject, Observable {}

nonisolated extension ObservationRegistrar {
  @inlinable package func willSet<Subject: TracedObject, Member>(
    _ subject: Subject, keyPath: KeyPath<Subject, Member>
  ) {
    if WatchedObjects.areAny { WatchedObjects.willSet(subject, keyPath) }
    tellObserversOfWillSet(subject, keyPath)
  }

  @inlinable package func didSet<Subject: TracedObject, Member>(
    _ subject: Subject, keyPath: KeyPath<Subject, Member>
  ) {
    tellObserversOfDidSet(subject, keyPath)
    if WatchedObjects.areAny { WatchedObjects.didSet(subject, keyPath) }
  }

  @inlinable package func withMutation<Subject: TracedObject, Member, Result>(
    of subject: Subject, keyPath: KeyPath<Subject, Member>, _ mutation: () throws -> Result
  ) rethrows -> Result {
    willSet(subject, keyPath: keyPath)
    defer { didSet(subject, keyPath: keyPath) }
    return try mutation()
  }

  // Here no more is known of the subject than that it is observable, so these calls mean the registrar's own methods.

  @inlinable func tellObserversOfWillSet<Subject: Observable, Member>(
    _ subject: Subject, _ keyPath: KeyPath<Subject, Member>
  ) {
    willSet(subject, keyPath: keyPath)
  }

  @inlinable func tellObserversOfDidSet<Subject: Observable, Member>(
    _ subject: Subject, _ keyPath: KeyPath<Subject, Member>
  ) {
    didSet(subject, keyPath: keyPath)
  }
}
