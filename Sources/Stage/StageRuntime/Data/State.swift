import Observation

/// A value that a view owns, and that lives as long as the view's place on the screen.
///
/// As in SwiftUI, reading returns a copy and writing stores one. So an array is copied before it is
/// changed in place, because the stage still holds the old one. A write of an equal value is dropped.
@propertyWrapper
public struct State<Value> {
  private let initialValue: Value
  private let isEqual: (Value, Value) -> Bool
  private let link = Link<StateBox<Value>>()

  /// Creates state for which every write is a change.
  public init(wrappedValue: Value) { self.init(wrappedValue) { _, _ in false } }

  /// Creates state that ignores the write of an equal value.
  public init(wrappedValue: Value) where Value: Equatable {
    self.init(wrappedValue) { $0 == $1 }
  }

  /// Creates state for which every write is a change.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// Creates state that ignores the write of an equal value.
  public init(initialValue: Value) where Value: Equatable { self.init(wrappedValue: initialValue) }

  private init(_ initialValue: Value, isEqual: @escaping (Value, Value) -> Bool) {
    self.initialValue = initialValue
    self.isEqual = isEqual
  }

  /// The value; before the view is on a stage, the initial one, and writing does nothing.
  public var wrappedValue: Value {
    get { link.target?.value ?? initialValue }
    nonmutating set { link.target?.value = newValue }
  }

  /// A binding to the value; creating it reads nothing.
  public var projectedValue: Binding<Value> {
    Binding(created: nil, get: { wrappedValue }, set: { wrappedValue = $0 })
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
      observer?.stateDidChange()
    }
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

extension State: NodeProperty {
  func install(as name: String, in node: Node) {
    link.target = node.stateBox(name) { StateBox(initialValue, isEqual: isEqual) }
  }
}

/// The stage keeps the value, and reports it to its observer.
extension State: CustomReflectable {
  public var customMirror: Mirror { Mirror(self, children: []) }
}
