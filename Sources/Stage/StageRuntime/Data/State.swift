import Observation

/// A value that a view owns, and that lives as long as the view's place on the screen.
///
/// As in SwiftUI, reading returns a copy and writing stores one. So an array is copied before it is
/// changed in place: the stage still holds the old one until the new one is stored, and every copy of
/// the view, such as those in its closures, holds it until the body has run again. A write of an equal
/// value is dropped.
@propertyWrapper
public struct State<Value> {
  /// The initial value; in the copy of a view whose body runs, the value at that time.
  private var value: Value
  private var box: StateBox<Value>?

  /// Creates state; the value is stored when the view first comes on stage.
  public init(wrappedValue: Value) { value = wrappedValue }

  /// Creates state; the value is stored when the view first comes on stage.
  public init(initialValue: Value) { value = initialValue }

  /// The value; before the view is on a stage, the initial one, and writing does nothing.
  public var wrappedValue: Value {
    get { box?.value ?? value }
    nonmutating set { box?.value = newValue }
  }

  /// A binding to the value; creating it reads nothing.
  public var projectedValue: Binding<Value> {
    guard let box else { return .constant(value) }
    return Binding(
      to: box, created: box.unobservedValue, get: { box.unobservedValue }, set: { box.value = $0 },
      observe: { box.addReader(current: $0) })
  }
}

/// A value that views observe. A change is made to a copy, which is put back.
@Observable
final class StateBox<Value> {
  /// Reading it notes no observation.
  @ObservationIgnored private(set) var unobservedValue: Value
  /// Kept: in a generic class each `\.value` makes a new key path, which takes longer than the write.
  private let path: KeyPath<StateBox, Value> = \.value
  @ObservationIgnored private var isEqual: (Value, Value) -> Bool
  @ObservationIgnored private var observer: (any StateObserver)?
  @ObservationIgnored private var readers: [Reader] = []

  init(_ value: Value, isEqual: @escaping (Value, Value) -> Bool) {
    unobservedValue = value
    self.isEqual = isEqual
  }

  var value: Value {
    get {
      access(keyPath: path)
      return unobservedValue
    }
    set {
      if isEqual(unobservedValue, newValue) { return }
      var old = newValue
      // The old value is released after the new one is in place, for it may write here itself.
      withMutation(keyPath: path) { swap(&unobservedValue, &old) }
      for reader in readers where reader.isCurrent { reader.update() }
      observer?.stateDidChange()
    }
  }

  /// Runs the body that runs now again after a write, unless all that it read is still `current`.
  func addReader(current: @escaping () -> Bool) {
    guard let node = Stage.runningNode, let composite = node.composite else { return }
    composite.readings.append(current)
    readers.removeAll { !$0.isCurrent || $0.node === node }
    readers.append(Reader(node: node, run: composite.runs))
  }

  /// Reports later changes, and announces them. That is done where the values are compared, for
  /// state without an observer then costs nothing more.
  func observe(by observer: any StateObserver) {
    self.observer = observer
    isEqual = { [isEqual, unowned observer] old, new in
      if isEqual(old, new) { return true }
      observer.stateWillChange()
      return false
    }
  }
}

/// One run of a body that has read a part of a state through a binding.
private struct Reader {
  weak var node: Node?
  let run: Int

  /// Whether the body has not run again.
  var isCurrent: Bool { node?.composite?.runs == run }

  /// Runs the body again if it would read something else.
  func update() {
    guard let node, let composite = node.composite, !composite.isInvalid else { return }
    if !composite.hasReadCurrentValues { node.stage.invalidate(node) }
  }
}

extension State: NodeProperty {
  mutating func install(as name: String, in node: Node) {
    let box = node.stateBox(name) {
      StateBox(value, isEqual: node.stage.comparison.equality())
    }
    self.box = box
    value = box.unobservedValue
  }
}

/// The stage keeps the value, and reports it to its observer.
extension State: CustomReflectable {
  public var customMirror: Mirror { Mirror(self, children: []) }
}
