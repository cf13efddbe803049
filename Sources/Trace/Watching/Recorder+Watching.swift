import Observation

// What is watched is read just before each write, on the writer's own call: that is how the cause of a write is known
// without a line in the model. Objects are held weakly.
extension Recorder {
  /// Watches one field of an observable object; below `TraceLevel.snapshots` only that it was written is known.
  package func watch<Object: AnyObject & Observable, Value>(
    _ object: Object, _ keyPath: KeyPath<Object, Value>, as field: String
  ) {
    let change = Mutation.Change(property: nil, old: "…", new: "…")
    let written = Mutation(field: field, changes: [change])
    watch(field, Fields(otherwise: written), of: object, keyPath)
  }

  /// Watches one field of an observable object, which is kept as it was and as it is.
  package func watch<Object: AnyObject & Observable>(
    _ object: Object, _ keyPath: KeyPath<Object, some SmallValue>, as field: String
  ) {
    var fields = Fields(of: keyPath, otherwise: nil)
    fields.watch(\.self, as: field)
    watch(field, fields, of: object, keyPath)
  }

  /// Watches one collection of an observable object, of which only the count is kept.
  package func watch<Object: AnyObject & Observable>(
    _ object: Object, _ keyPath: KeyPath<Object, some CountedValue>, as field: String
  ) {
    var fields = Fields(of: keyPath, otherwise: Mutation(field: field, changes: []))
    fields.watch(\.self, as: field)
    watch(field, fields, of: object, keyPath)
  }

  /// Watches a struct that an observable object holds, and in it the fields that `list` lists.
  ///
  /// At `TraceLevel.snapshots`, all stored properties of the struct are its fields.
  package func watch<Object: AnyObject & Observable, Value>(
    _ object: Object, _ keyPath: KeyPath<Object, Value>, _ list: (inout Fields<Value>) -> Void
  ) {
    watch(nil, Fields(list), of: object, keyPath)
  }

  /// Watches a struct that a view holds as `@State`, named as in `FeedView.model`.
  package func watch<Value>(
    state name: String, of type: Value.Type, _ list: (inout Fields<Value>) -> Void
  ) {
    stateWatches[name] = StructWatch(fields: Fields(list))
  }

  private func watch<Object: AnyObject & Observable, Value>(
    _ name: String?, _ fields: Fields<Value>, of object: Object, _ keyPath: KeyPath<Object, Value>
  ) {
    watch(name, fields) { [weak object] in object?[keyPath: keyPath] }
  }

  fileprivate func watch<Value>(
    _ name: String?, _ fields: Fields<Value>, read: @escaping () -> Value?
  ) {
    guard level >= .fields else { return }
    let keepsSites = level >= .sites
    let log =
      level == .snapshots
      ? SnapshotLog(name, keepsSites: keepsSites, read: read)
      : ComparedLog(fields, keepsSites: keepsSites, read: read)
    observeWrites {
      log.start()
    } willWrite: { [weak self] in
      self?.recordWrite(of: log)
      return self != nil
    }
  }
}

/// The fields of a view's state that is still to come on stage.
protocol StateWatch {
  func watch<Value>(_ read: @escaping () -> Value?, by recorder: Recorder)
}

private struct StructWatch<State>: StateWatch {
  let fields: Fields<State>

  func watch<Value>(_ read: @escaping () -> Value?, by recorder: Recorder) {
    guard let read = read as? () -> State? else { return }
    recorder.watch(nil, fields, read: read)
  }
}
