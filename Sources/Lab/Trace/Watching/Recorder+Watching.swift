import Observation

// A write is told on the writer's own call: that is how its cause is known without a line in the model. The recorder
// keeps no object.
extension Recorder {
  /// Watches one property of an observable object; below `TraceLevel.snapshots` only that it was written is known.
  ///
  /// What is no stored property of a `TracedObject` is observed, which costs several allocations a write.
  ///
  /// - Parameters:
  ///   - field: what the trace calls it, for the key path of an observable property does not know its name.
  ///   - property: the stored property's own name, where it is not `field`. If no property of that name and type is stored, the
  ///     value is observed. The name of another property of the same type must not be given: that one would be read.
  @inlinable package func watch<Object: AnyObject & Observable, Value>(
    _ object: Object, _ keyPath: KeyPath<Object, Value>, as field: String,
    in property: String? = nil
  ) {
    guard watchesFields else { return }
    let written = [Mutation(field: field, changes: [.init(property: nil, old: "…", new: "…")])]
    let read = { (object: AnyObject) in unsafeDowncast(object, to: Object.self)[keyPath: keyPath] }
    let log: FieldLog =
      if level == .snapshots {
        SnapshotLog(field, of: self, read: read)
      } else {
        ComparedLog(of: self) { _, _ in
        } mutations: { _ in
          written
        }
      }
    watch(object, keyPath, in: property ?? field, log) { _ = read($0) }
  }

  /// Watches one property of an observable object, which is kept as it was and as it is.
  @inlinable package func watch<Object: AnyObject & Observable, Value: SmallValue>(
    _ object: Object, _ keyPath: KeyPath<Object, Value>, as field: String,
    in property: String? = nil
  ) {
    guard watchesFields else { return }
    let changes = Changes<Value>()
    watch(object, keyPath, as: field, in: property ?? field) {
      changes.takeIn($0.pointee, after: $1)
    } mutations: {
      changes.mutation(of: field, at: $0).map { [$0] } ?? []
    }
  }

  /// Watches one collection of an observable object, of which only the count is kept.
  @inlinable package func watch<Object: AnyObject & Observable, Value: CountedValue>(
    _ object: Object, _ keyPath: KeyPath<Object, Value>, as field: String,
    in property: String? = nil
  ) {
    guard watchesFields else { return }
    let changes = Changes<Extent?>()
    let written = Mutation(field: field, changes: [])
    watch(object, keyPath, as: field, in: property ?? field) {
      changes.takeIn($0.pointee.extent, after: $1)
    } mutations: {
      [changes.mutation(of: field, at: $0) ?? written]
    }
  }

  /// Watches a struct that an observable object holds, and in it the fields that `list` lists.
  ///
  /// At `TraceLevel.snapshots`, all stored properties of the struct are its fields.
  ///
  /// - Parameter property: the name under which the object holds the struct.
  @inlinable package func watch<Object: AnyObject & Observable, Value>(
    _ object: Object, _ keyPath: KeyPath<Object, Value>, in property: String = "state",
    _ list: (inout Fields<Value>) -> Void
  ) {
    guard watchesFields else { return }
    var fields = Fields<Value>()
    list(&fields)
    let changes = FieldChanges(of: fields)
    watch(object, keyPath, as: nil, in: property) {
      changes.takeIn($0, after: $1)
    } mutations: {
      changes.mutations(at: $0)
    }
  }

  /// - Parameters:
  ///   - name: the field; `nil` when the value is a struct whose properties are the fields.
  ///   - property: where it is stored.
  @inlinable func watch<Object: AnyObject & Observable, Value>(
    _ object: Object, _ keyPath: KeyPath<Object, Value>, as name: String?, in property: String,
    comparing: @escaping (UnsafePointer<Value>, WriteNumbers) -> Void,
    mutations: @escaping (Int) -> [Mutation]
  ) {
    let isTraced = WatchedObjects.tells(type(of: object))
    let offset =
      isTraced ? ObservableStorage.of(Object.self).offset(of: property, Value.self) : nil
    let value = StoredValue(at: offset) { (object: Object) in object[keyPath: keyPath] }
    let log: FieldLog =
      if level == .snapshots {
        SnapshotLog(name, of: self) { value.read(in: $0) { $0.pointee } }
      } else {
        ComparedLog(of: self) { object, writes in
          value.read(in: object) { comparing($0, writes) }
        } mutations: {
          mutations($0)
        }
      }
    watch(object, keyPath, in: property, log) { _ = $0[keyPath: keyPath] }
  }

  /// Asked first, so that below that level nothing is even prepared.
  @inlinable var watchesFields: Bool { level >= .fields }

  /// - Parameter read: reads the property, so that Observation knows which one it is.
  @usableFromInline func watch<Object: AnyObject & Observable, Value>(
    _ object: Object, _ keyPath: KeyPath<Object, Value>, in property: String, _ log: FieldLog,
    read: @escaping (Object) -> Void
  ) {
    add(log)
    log.takeIn(object)
    if WatchedObjects.tells(type(of: object)),
      ObservableStorage.of(Object.self).holds(property, Value.self)
    {
      return WatchedObjects.add(log, of: keyPath, in: object)
    }
    let observed = ObservedWrites(log)
    // What is read may be computed from another object, which outlives this one.
    observeWrites { [weak object] in
      if let object { read(object) }
    } while: { [weak object] in
      log.isOpen && object != nil
    } willWrite: { [weak object] in
      if let object { observed.willWrite(object) }
    } didWrite: { [weak object] in
      if let object { observed.didWrite(object) }
    }
  }
}
