import LabTracepoints
import StageRuntime

// A write is reported on the writer's own call, which is how its cause is known without a line in the
// model. A recorder holds none of the objects that it watches.
extension Recorder {
  /// Watches the listed properties of an object.
  public func watch<Object: TracedObject>(
    _ object: Object, _ list: (inout Fields<Object>) -> Void
  ) {
    guard level >= .fields else { return }
    var fields = Fields<Object>(keepsValues: level == .snapshots)
    list(&fields)
    watch(object, fields.all)
  }

  /// Watches fields of a struct that an object holds.
  public func watch<Object: TracedObject, State>(
    _ object: Object, in property: KeyPath<Object, State>, _ fields: StateFields<State>
  ) {
    guard level >= .fields else { return }
    let compare = comparison(of: fields)
    let (keepsValues, names) = (level == .snapshots, fields.names)
    let state = WatchedProperty(property, nil) { object, write in
      let change = compare(unsafeDowncast(object, to: Object.self)[keyPath: property])
      let written = keepsValues ? [] : write?.fields
      guard change != nil || written != [] else { return nil }
      return RecordedWrite(change: change, fields: written, names: names)
    }
    watch(object, [state])
  }

  /// Watches fields of a struct that a view holds as `@State`, named as in `FeedView.model`.
  public func watch<State>(state name: String, _ fields: StateFields<State>) {
    watch(state: name) { recorder, _ in recorder.comparison(of: fields) }
  }

  /// Watches a value without fields that a view holds as `@State`, named as in `FeedView.isLikedOnly`. It is kept, so
  /// it must be small.
  public func watch<Value: Equatable>(state name: String, _ type: Value.Type) {
    watch(state: name) { _, property in
      LabTrace.comparison(of: { (value: Value) in value }, property, areEqual: { $0 == $1 })
    }
  }

  private func watch<State>(
    state name: String, _ comparison: @escaping (Recorder, String?) -> Comparison<State>
  ) {
    guard level >= .fields else { return }
    let property = name.split(separator: ".").last.map(String.init)
    stateObservers[name] = { [unowned self] read in
      guard let read = read as? () -> State else { return nil }
      let compare = comparison(self, property)
      _ = compare(read())
      // A task may write after its stage has gone, so the state keeps the recorder.
      return WatchedState(bodyLog) { [self] in
        record(RecordedWrite(change: compare(read()), state: property))
        bodyLog?.notificationEnds("@State \(name)")
      }
    }
  }

  private func comparison<State>(of fields: StateFields<State>) -> Comparison<State> {
    level == .snapshots ? LabTrace.comparison(of: { $0 }, nil) : fields.makeComparison()
  }

  public func stageMadeState<Value>(
    _ name: String, read: @escaping () -> Value
  ) -> (any StateObserver)? {
    stateObservers[name]?(read)
      ?? bodyLog.map { log in WatchedState(log) { log.notificationEnds(name) } }
  }

  private func watch(_ object: some TracedObject, _ properties: [WatchedProperty]) {
    for property in properties { _ = property.compare(object, nil) }
    let listener = WatchedObject(properties, recorder: self)
    listeners.append(listener)
    TracedWrites.add(listener, to: object)
  }
}

/// A property that a recorder watches.
final class WatchedProperty {
  /// `nil` for a whole state.
  let name: String?

  /// Key paths of one property may be several objects. The last one is kept, for to see that two are one
  /// object is quick, and to compare them is not.
  var keyPath: AnyKeyPath

  /// Compares the property of an object with what it was at the last call; `nil` if nothing was written.
  let compare: (_ object: AnyObject, ReportedWrite?) -> RecordedWrite?

  init(
    _ keyPath: AnyKeyPath, _ name: String?,
    compare: @escaping (AnyObject, ReportedWrite?) -> RecordedWrite?
  ) {
    self.keyPath = keyPath
    self.name = name
    self.compare = compare
  }
}

/// The properties that a recorder watches in one traced object.
final class WatchedObject: WriteListener {
  private weak var recorder: Recorder?
  private let properties: [WatchedProperty]

  init(_ properties: [WatchedProperty], recorder: Recorder) {
    self.recorder = recorder
    self.properties = properties
  }

  var names: [String] { properties.compactMap(\.name) }

  func didWrite(_ object: AnyObject, _ write: ReportedWrite) {
    guard let recorder else { return }
    guard let property = property(at: write.property) else { return }
    if var recorded = property.compare(object, write) {
      recorded.stacks = write.stacks.filter { write.fields?.contains($0.key) == true }
      recorded.origin.composition = write.composition
      recorder.record(recorded)
    }
    recorder.bodyLog?.name(name(of: property, in: object))
  }

  private func property(at keyPath: AnyKeyPath) -> WatchedProperty? {
    for property in properties where property.keyPath === keyPath { return property }
    guard let property = properties.first(where: { $0.keyPath == keyPath }) else { return nil }
    property.keyPath = keyPath
    return property
  }

  /// As in `FeedViewModel.posts`: a type is named without its parameters.
  private func name(of property: WatchedProperty, in object: AnyObject) -> String {
    let type = "\(type(of: object))".prefix { $0 != "<" }
    return property.name.map { "\(type).\($0)" } ?? String(type)
  }
}

/// A `@State` that a recorder watches.
final class WatchedState: StateObserver {
  private let bodyLog: BodyLog?
  private let didChange: () -> Void

  init(_ bodyLog: BodyLog?, didChange: @escaping () -> Void) {
    self.bodyLog = bodyLog
    self.didChange = didChange
  }

  func stateWillChange() { bodyLog?.notificationBegins() }
  func stateDidChange() { didChange() }
}
