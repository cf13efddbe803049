import Observation

/// A value that a view owns, and that lives as long as the view's place on the screen.
///
/// As in SwiftUI, reading returns a copy and writing stores one. So an array is copied before it is
/// changed in place, because the stage still holds the old one.
@propertyWrapper
public struct State<Value> {
  private let initialValue: Value
  private let link = Link<StateBox<Value>>()

  public init(wrappedValue: Value) { initialValue = wrappedValue }

  public init(initialValue: Value) { self.initialValue = initialValue }

  /// The value; before the view is on a stage, the initial one, and writing does nothing.
  public var wrappedValue: Value {
    get { link.target?.value ?? initialValue }
    nonmutating set { link.target?.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

/// Keeps a value where views can observe it; who changes it gets a copy, and puts that back.
@Observable @usableFromInline
final class StateBox<Value> {
  /// Unchecked: a value that is let go while this is read in place may write it.
  @ObservationIgnored @exclusivity(unchecked) @usableFromInline var _value: Value
  /// Kept, because in a generic class each `\.value` makes a new key path, which takes longer than the write.
  private let path: KeyPath<StateBox, Value> = \.value
  @ObservationIgnored var observer: (any StateObserver)?

  init(_ value: Value) { _value = value }

  var value: Value {
    get {
      access(keyPath: path)
      return _value
    }
    set {
      guard let observer else { return write(newValue) }
      observer.stateWillChange()
      write(newValue)
      observer.stateDidChange()
    }
  }

  private func write(_ value: Value) {
    var old = value
    // Put in place before the old one goes, which may write here itself.
    withMutation(keyPath: path) { swap(&_value, &old) }
  }
}

/// A view's state, for who follows its writes; must not be read once the state is gone.
public struct StoredState<Value> {
  @usableFromInline let box: Unmanaged<StateBox<Value>>

  init(_ box: StateBox<Value>) { self.box = Unmanaged.passUnretained(box) }

  /// Hands out the value where it is stored, and tells nobody that it was read.
  @inlinable public func read<Result>(_ body: (UnsafePointer<Value>) -> Result) -> Result {
    box.borrow { withUnsafePointer(to: &$0._value, body) }
  }
}

extension State: NodeProperty {
  func install(as name: String, in node: Node) {
    link.target = node.stateBox(name) { StateBox(initialValue) }
  }
}
