#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

#if canImport(Darwin)
  private let everyLibrary = UnsafeMutableRawPointer(bitPattern: -2)
#else
  private let everyLibrary: UnsafeMutableRawPointer? = nil
#endif

/// Of the Swift runtime, which exports it, though not to Swift. Where it is not found, no object is known to be gone.
private let isDeallocating = dlsym(everyLibrary, "swift_isDeallocating").map {
  unsafeBitCast($0, to: (@convention(c) (UnsafeRawPointer) -> Bool).self)
}

/// A traced object, and what is watched in it.
final class WatchedObject {
  /// Keeps the address from being used again, though not the object.
  private unowned let object: AnyObject
  private let address: UnsafeRawPointer
  private var properties: [WatchedProperty] = []

  // To see that two key paths are one object is quick, to compare them is not.
  @exclusivity(unchecked) private var seen: [Seen] = []
  private var seenKeyPaths: [AnyKeyPath] = []

  private struct Seen {
    let keyPath: ObjectIdentifier
    let property: Unmanaged<WatchedProperty>
  }

  init(_ object: AnyObject) {
    self.object = object
    address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
  }

  var isEmpty: Bool { properties.isEmpty }

  /// Not by a weak reference, which would make each counting of the object's holders slow.
  var isGone: Bool { isDeallocating?(address) ?? false }

  /// What was recorded stays; nothing more will come.
  func close() {
    for property in properties.flatMap(\.all) { property.log.close() }
    WatchedObjects.unwatch(properties)
  }

  func add(_ log: FieldLog, of keyPath: AnyKeyPath) {
    if let property = properties.first(where: { $0.keyPath == keyPath }) {
      property.next = WatchedProperty(keyPath, log, next: property.next)
    } else {
      properties.append(WatchedProperty(keyPath, log))
    }
  }

  func remove(_ logs: Set<ObjectIdentifier>) {
    let all = properties.flatMap(\.all)
    let kept = all.filter { !logs.contains(ObjectIdentifier($0.log)) }
    if kept.count == all.count { return }
    WatchedObjects.unwatch(properties)
    properties = []
    seen = []
    seenKeyPaths = []
    for property in kept { add(property.log, of: property.keyPath) }
  }

  func property(_ keyPath: AnyKeyPath) -> Unmanaged<WatchedProperty>? {
    let id = ObjectIdentifier(keyPath)
    for index in seen.indices where seen[index].keyPath == id { return seen[index].property }
    guard let found = properties.first(where: { $0.keyPath == keyPath }) else { return nil }
    let property = Unmanaged.passUnretained(found)
    // One for each place that writes; but in a generic class a new one each time, so there must be an end.
    if seen.count < 8 + properties.count * 4 {
      seen.append(Seen(keyPath: id, property: property))
      seenKeyPaths.append(keyPath)
    }
    return property
  }
}

/// One property, and the log of a recorder that watches it.
final class WatchedProperty {
  let keyPath: AnyKeyPath
  let log: FieldLog
  /// For another recorder.
  var next: WatchedProperty?

  init(_ keyPath: AnyKeyPath, _ log: FieldLog, next: WatchedProperty? = nil) {
    self.keyPath = keyPath
    self.log = log
    self.next = next
  }

  var all: [WatchedProperty] { [self] + (next?.all ?? []) }

  func willWrite(_ object: AnyObject) {
    log.willWrite(object)
    if let next { next.willWrite(object) }
  }

  func didWrite(_ object: AnyObject) {
    log.didWrite(object)
    if let next { next.didWrite(object) }
  }
}
