import LabTracepoints
import Observation

/// The observers of a state, field by field.
///
/// Fields are known by their key paths alone: code that is not generic is as fast for every state. One
/// registrar serves them all, because each registrar that a body reads from is tracked on its own.
nonisolated public final class FieldObservation: Observable {
  private let registrar = ObservationRegistrar()
  private var fields: [(path: AnyKeyPath, slot: Slot)] = []
  /// The identities of the same paths. Comparing them counts no references.
  private var ids: [ObjectIdentifier] = []
  /// How many of the slots belong to a field.
  private var used = 0
  /// Whether a body depends on the whole state: it reads a computed property, or one field too many.
  private var isReadAsAWhole = false

  /// What the registrar knows a field by; the value is elsewhere.
  private typealias Slot = KeyPath<FieldObservation, UInt8>

  /// Creates an observation that nothing depends on yet.
  public init() {}

  /// Makes the body that runs depend on the field.
  public func access<State>(_ path: PartialKeyPath<State>) {
    if let slot = slot(of: path) { return registrar.access(self, keyPath: slot) }
    guard MemoryLayout<State>.offset(of: path) != nil, let free = Self.slots.dropFirst(used).first
    else { return accessAll() }
    used += 1
    registrar.access(self, keyPath: add(path, free))
  }

  /// Makes the body that runs depend on every field.
  public func accessAll() {
    isReadAsAWhole = true
    registrar.access(self, keyPath: Self.whole)
  }

  /// Reports a write to the owner's state, and notifies the observers of its fields.
  public func report(_ paths: [AnyKeyPath], to state: AnyKeyPath, of owner: some TracedObject) {
    owner.reportWrite(to: state, fields: paths)
    notify(paths)
  }

  /// Notifies the observers of the fields, after the reducer has changed them in place.
  package func notify(_ paths: [AnyKeyPath]) {
    guard !Notifications.areHeard else { return announce(paths) }
    for path in paths { notify(slot(of: path)) }
    if !paths.isEmpty { notifyWhole() }
  }

  /// Notifies the observers, each field by its name.
  @inline(never) private func announce(_ paths: [AnyKeyPath]) {
    for path in paths { Notifications.of(path.name) { notify(slot(of: path)) } }
    if !paths.isEmpty { Notifications.of("the whole state") { notifyWhole() } }
  }

  private func notify(_ slot: Slot?) {
    if let slot { registrar.withMutation(of: self, keyPath: slot) {} }
  }

  private func notifyWhole() {
    if isReadAsAWhole { notify(Self.whole) }
  }

  /// Returns the slot of a key path; `nil` if it was never read. The same path can be another object
  /// in another module, so each object is kept: comparing objects is quick.
  private func slot(of path: AnyKeyPath) -> Slot? {
    if let index = ids.firstIndex(of: ObjectIdentifier(path)) { return fields[index].slot }
    return fields.first { $0.path == path }.map { add(path, $0.slot) }
  }

  private func add(_ path: AnyKeyPath, _ slot: Slot) -> Slot {
    fields.append((path, slot))
    ids.append(ObjectIdentifier(path))
    return slot
  }

  // Stored properties: hashing a key path with a subscript is slower, by 10 % of a like in MVI.
  private let all: UInt8 = 0
  private let f0: UInt8 = 0, f1: UInt8 = 0, f2: UInt8 = 0, f3: UInt8 = 0
  private let f4: UInt8 = 0, f5: UInt8 = 0, f6: UInt8 = 0, f7: UInt8 = 0
  private let f8: UInt8 = 0, f9: UInt8 = 0, f10: UInt8 = 0, f11: UInt8 = 0
  private let f12: UInt8 = 0, f13: UInt8 = 0, f14: UInt8 = 0, f15: UInt8 = 0
  private let f16: UInt8 = 0, f17: UInt8 = 0, f18: UInt8 = 0, f19: UInt8 = 0
  nonisolated(unsafe) private static let whole: Slot = \.all
  nonisolated(unsafe) private static let slots: [Slot] = [
    \.f0, \.f1, \.f2, \.f3, \.f4, \.f5, \.f6, \.f7, \.f8, \.f9,
    \.f10, \.f11, \.f12, \.f13, \.f14, \.f15, \.f16, \.f17, \.f18, \.f19,
  ]
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
