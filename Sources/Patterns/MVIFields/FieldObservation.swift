import Observation
import Tracepoints

/// The observers of a state, field by field.
///
/// Fields are known by their key paths alone: code that is not generic is as fast for every state.
nonisolated public final class FieldObservation {
  private var fields: [(path: AnyKeyPath, observed: ObservedField)] = []
  /// The identities of the same paths. Comparing them counts no references.
  private var ids: [ObjectIdentifier] = []
  /// The dependency of the whole state and of computed properties; `nil` until one is read.
  private var every: ObservedField?

  /// Creates an observation that nothing depends on yet.
  public init() {}

  /// Makes the body that runs depend on the field.
  public func access<State>(_ path: PartialKeyPath<State>) {
    if let field = observed(path) { return field.access() }
    guard MemoryLayout<State>.offset(of: path) != nil else { return accessAll() }
    add(path, ObservedField()).access()
  }

  /// Makes the body that runs depend on every field.
  public func accessAll() {
    let field = every ?? ObservedField()
    every = field
    field.access()
  }

  /// Notifies the observers of the fields, after the reducer has changed them in place.
  public func notify(_ paths: [AnyKeyPath]) {
    guard !Notifications.areHeard else { return announce(paths) }
    for path in paths { observed(path)?.notify() }
    if !paths.isEmpty { every?.notify() }
  }

  /// Notifies the observers, each field by its name.
  @inline(never) private func announce(_ paths: [AnyKeyPath]) {
    for path in paths { Notifications.of(path.name) { observed(path)?.notify() } }
    if !paths.isEmpty { Notifications.of("the whole state") { every?.notify() } }
  }

  /// Notifies all observers.
  public func notifyAll() {
    for field in fields { field.observed.notify() }
    every?.notify()
  }

  /// Returns the field of a key path; `nil` if it was never read. The same path can be another object
  /// in another module, so each object is kept: comparing objects is quick.
  private func observed(_ path: AnyKeyPath) -> ObservedField? {
    if let index = ids.firstIndex(of: ObjectIdentifier(path)) { return fields[index].observed }
    return fields.first { $0.path == path }.map { add(path, $0.observed) }
  }

  private func add(_ path: AnyKeyPath, _ field: ObservedField) -> ObservedField {
    fields.append((path, field))
    ids.append(ObjectIdentifier(path))
    return field
  }
}

/// Who observes a state is no part of it.
nonisolated extension FieldObservation: CustomReflectable {
  public var customMirror: Mirror { Mirror(self, children: []) }
}

nonisolated extension AnyKeyPath {
  /// As in `FeedState.posts`.
  fileprivate var name: String {
    let state = String(reflecting: type(of: self).rootType).drop { $0 != "." }
    return "\(state)\(debugDescription.drop { $0 != "." })".dropFirst().description
  }
}

/// A field that can be observed; its value is elsewhere.
nonisolated private final class ObservedField: Observable {
  private let registrar = ObservationRegistrar()
  private var value: Void { () }

  func access() { registrar.access(self, keyPath: \.value) }
  func notify() { registrar.withMutation(of: self, keyPath: \.value) {} }
}
