import Observation

/// The observers of a state, field by field.
nonisolated package final class FieldObservation<State> {
  private var fields: [(path: PartialKeyPath<State>, observed: ObservedField)] = []
  /// What computed properties depend on: every field.
  private let any = ObservedField()

  package init() {}

  /// Makes the body that runs depend on the field.
  package func access(_ path: PartialKeyPath<State>) { observed(path).access() }

  /// Notifies the observers of the fields, after the reducer has changed them in place.
  package func notify(_ paths: [PartialKeyPath<State>]) {
    for path in paths { observed(path).notify() }
    if !paths.isEmpty { any.notify() }
  }

  /// Notifies the observers of every field.
  package func notifyAll() {
    for field in fields { field.observed.notify() }
  }

  /// The field of a key path, which may be another object in another module. Comparing objects is quick.
  private func observed(_ path: PartialKeyPath<State>) -> ObservedField {
    for field in fields where field.path === path { return field.observed }
    if let index = fields.firstIndex(where: { $0.path == path }) {
      fields[index].path = path
      return fields[index].observed
    }
    let isStored = MemoryLayout<State>.offset(of: path) != nil
    fields.append((path, isStored ? ObservedField() : any))
    return fields[fields.count - 1].observed
  }
}

/// A field that can be observed; its value is elsewhere.
nonisolated private final class ObservedField: Observable {
  private let registrar = ObservationRegistrar()
  private var value: Void { () }

  func access() { registrar.access(self, keyPath: \.value) }
  func notify() { registrar.withMutation(of: self, keyPath: \.value) {} }
}
