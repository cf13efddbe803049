import StageRuntime

/// The traced objects of which a recorder watches properties.
@usableFromInline
enum WatchedObjects {
  /// Asked on every write to every traced object.
  @usableFromInline nonisolated(unsafe) static var areAny = false

  private static var all: [ObjectIdentifier: WatchedObject] = [:]

  // What every write to a watched object uses, and never two at once. To ask for that would take as long as the rest, and
  // so would counting who holds what; so neither is done.

  /// The object of the last write, which most often is also that of the next.
  @exclusivity(unchecked) private static var last: ObjectIdentifier?
  @exclusivity(unchecked) private static var lastWatched: Unmanaged<WatchedObject>?
  /// The property of the last write, if that has not ended.
  @exclusivity(unchecked) private static var pending: Unmanaged<WatchedProperty>?
  /// How many properties are being told of a write, one on behalf of another.
  @exclusivity(unchecked) private static var depth = 0
  @exclusivity(unchecked) private static var unwatched: [WatchedProperty] = []

  static func add(_ log: FieldLog, of keyPath: AnyKeyPath, in object: AnyObject) {
    let watched = all[ObjectIdentifier(object)] ?? WatchedObject(object)
    watched.add(log, of: keyPath)
    all[ObjectIdentifier(object)] = watched
    change()
  }

  /// Forgets what was watched for a recorder that is going.
  static func remove(_ logs: [any Log]) {
    let gone = Set(logs.map(ObjectIdentifier.init))
    for object in all.values { object.remove(gone) }
    all = all.filter { !$1.isEmpty }
    change()
  }

  /// Closes the logs of objects that are gone.
  static func closeGone() {
    let gone = all.filter { $1.isGone }
    if gone.isEmpty { return }
    for (id, object) in gone {
      object.close()
      all[id] = nil
    }
    change()
  }

  /// Whether objects of a class tell of their writes. One that inherits names what it inherited by a key path of the class
  /// above, which is not equal to one of its own; so such objects are observed.
  @usableFromInline static func tells(_ type: AnyClass) -> Bool {
    type is any TracedObject.Type && _getSuperclass(type) == nil
  }

  private static func change() {
    areAny = !all.isEmpty
    tellers = (withoutIsolation(willChange), withoutIsolation(didChange))
    last = nil
    lastWatched = nil
    pending = nil
  }

  private static func property(
    _ keyPath: AnyKeyPath, of object: AnyObject
  ) -> Unmanaged<WatchedProperty>? {
    let id = ObjectIdentifier(object)
    if last != id {
      last = id
      lastWatched = all[id].map(Unmanaged.passUnretained)
    }
    return lastWatched?.borrow { $0.property(keyPath) }
  }

  private static func willChange(_ object: AnyObject, _ keyPath: AnyKeyPath) {
    #if DEBUG
      MainActor.preconditionIsolated()
    #endif
    pending = property(keyPath, of: object)
    if let pending { tell(pending) { $0.willWrite(object) } }
  }

  private static func didChange(_ object: AnyObject, _ keyPath: AnyKeyPath) {
    let isPending = pending != nil && last == ObjectIdentifier(object)
    let property = isPending ? pending : property(keyPath, of: object)
    pending = nil
    if let property { tell(property) { $0.didWrite(object) } }
  }

  /// A value that is let go meanwhile may let go of a recorder, or of what is watched.
  private static func tell(
    _ property: Unmanaged<WatchedProperty>, _ body: (WatchedProperty) -> Void
  ) {
    depth += 1
    property.borrow(body)
    depth -= 1
    if depth == 0, !unwatched.isEmpty { freeUnwatched() }
  }

  private static func freeUnwatched() {
    let gone = unwatched
    unwatched = []
    // What goes with them may write itself.
    withExtendedLifetime(gone) {}
  }

  /// Keeps what is watched no longer as long as somebody may be telling it of a write.
  static func unwatch(_ properties: [WatchedProperty]) {
    if depth > 0 { unwatched += properties }
  }
}

// A traced object belongs to the main actor, but the code that `@Observable` generates, from which this is called, is of
// no actor. To ask on every write would take as long as the rest; so only a debug build asks.
nonisolated extension WatchedObjects {
  private typealias Teller = (AnyObject, AnyKeyPath) -> Void

  @exclusivity(unchecked) nonisolated(unsafe) private static var tellers:
    (will: Teller, did: Teller)?

  @usableFromInline static func willSet(_ object: AnyObject, _ keyPath: AnyKeyPath) {
    tellers?.will(object, keyPath)
  }

  @usableFromInline static func didSet(_ object: AnyObject, _ keyPath: AnyKeyPath) {
    tellers?.did(object, keyPath)
  }

  /// The two types of function differ in isolation alone.
  private static func withoutIsolation(
    _ teller: @escaping @MainActor (AnyObject, AnyKeyPath) -> Void
  ) -> Teller {
    unsafeBitCast(teller, to: Teller.self)
  }
}
