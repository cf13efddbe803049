import Observation

// What is watched is read just before each write, on the writer's own call: that is how the cause of a write is known
// without a line in the model. A watched object keeps the recorder, and the recorder keeps no object.
extension Recorder {
  /// Watches one field of an observable object; below `TraceLevel.snapshots` only that it was written is known.
  @inlinable package func watch<Object: AnyObject & Observable, Value>(
    _ object: Object, _ value: @escaping (Object) -> Value, as field: String
  ) {
    guard watchesFields else { return }
    let written = [Mutation(field: field, changes: [.init(property: nil, old: "…", new: "…")])]
    watch(field) { [unowned object] in
      value(object)
    } comparing: { [unowned object] _ in
      _ = value(object)
    } mutations: { _ in
      written
    }
  }

  /// Watches one field of an observable object, which is kept as it was and as it is.
  @inlinable package func watch<Object: AnyObject & Observable, Value: SmallValue>(
    _ object: Object, _ value: @escaping (Object) -> Value, as field: String
  ) {
    guard watchesFields else { return }
    let changes = Changes<Value>()
    watch(field) { [unowned object] in
      value(object)
    } comparing: { [unowned object] in
      changes.takeIn(value(object), after: $0)
    } mutations: {
      changes.mutation(of: field, at: $0).map { [$0] } ?? []
    }
  }

  /// Watches one collection of an observable object, of which only the count is kept.
  @inlinable package func watch<Object: AnyObject & Observable, Value: CountedValue>(
    _ object: Object, _ value: @escaping (Object) -> Value, as field: String
  ) {
    guard watchesFields else { return }
    let changes = Changes<Extent?>()
    let written = Mutation(field: field, changes: [])
    watch(field) { [unowned object] in
      value(object)
    } comparing: { [unowned object] in
      changes.takeIn(value(object).extent, after: $0)
    } mutations: {
      [changes.mutation(of: field, at: $0) ?? written]
    }
  }

  /// Watches a struct that an observable object holds, and in it the fields that `list` lists.
  ///
  /// At `TraceLevel.snapshots`, all stored properties of the struct are its fields.
  @inlinable package func watch<Object: AnyObject & Observable, Value>(
    _ object: Object, _ value: @escaping (Object) -> Value,
    _ list: (inout Fields<Value>) -> Void
  ) {
    guard watchesFields else { return }
    var fields = Fields<Value>()
    list(&fields)
    watch(fields) { [unowned object] in value(object) }
  }

  /// Watches a struct that a view holds as `@State`, named as in `FeedView.model`.
  package func watch<Value>(
    state name: String, of type: Value.Type, _ list: (inout Fields<Value>) -> Void
  ) {
    guard watchesFields else { return }
    var fields = Fields<Value>()
    list(&fields)
    stateWatches[name] = StructWatch(fields: fields)
  }

  @inlinable func watch<Value>(_ fields: Fields<Value>, read: @escaping () -> Value) {
    watch(nil, read: read) { writes in
      withUnsafePointer(to: read()) { fields.takeIn($0, after: writes) }
    } mutations: {
      fields.mutations(at: $0)
    }
  }

  /// - Parameter name: the field; `nil` when the value is a struct whose properties are the fields.
  @inlinable func watch<Value>(
    _ name: String?, read: @escaping () -> Value, comparing: @escaping (WriteNumbers) -> Void,
    mutations: @escaping (Int) -> [Mutation]
  ) {
    if level == .snapshots {
      watch(SnapshotLog(name, sites: sites, read: read))
    } else {
      watch(ComparedLog(sites: sites, takeIn: comparing, mutations: mutations))
    }
  }

  /// Asked first, so that below that level nothing is even prepared.
  @inlinable var watchesFields: Bool { level >= .fields }

  @usableFromInline func watch(_ log: FieldLog) {
    let id = add(log)
    let lifetime = Lifetime(of: log)
    observeWrites {
      log.start()
    } willWrite: {
      self.recordWrite(of: lifetime.log, id)
    }
  }
}

/// Is held by nobody but the observers of a watched object, and so goes with the object.
private final class Lifetime {
  let log: FieldLog

  init(of log: FieldLog) {
    self.log = log
  }

  isolated deinit { log.objectIsGone() }
}

/// The fields of a view's state that is still to come on stage.
protocol StateWatch {
  func watch<Value>(_ read: @escaping () -> Value, by recorder: Recorder)
}

private struct StructWatch<State>: StateWatch {
  let fields: Fields<State>

  func watch<Value>(_ read: @escaping () -> Value, by recorder: Recorder) {
    guard let read = read as? () -> State else { return }
    recorder.watch(fields, read: read)
  }
}
