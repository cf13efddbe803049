/// The value of the text field that has the keyboard's focus. One that no enabled field has becomes `nil`.
@propertyWrapper
public struct FocusState<Value: Hashable & ExpressibleByNilLiteral>: NodeProperty, Uncompared {
  /// The focus, to pass on; creating it reads nothing.
  public private(set) var projectedValue = Binding(box: StateBox(nil, isEqual: ==))

  /// Creates a focus that no field has.
  public init() {}

  /// The value; writing it moves the focus.
  public var wrappedValue: Value {
    get { projectedValue.wrappedValue }
    nonmutating set { projectedValue.wrappedValue = newValue }
  }

  mutating func install(as name: String, in node: Node) {
    projectedValue = Binding(box: node.stateBox(name) { projectedValue.box }, stage: node.stage)
  }

  /// Read and write access to a focus.
  public struct Binding {
    fileprivate let box: StateBox<Value>
    fileprivate weak var stage: Stage?

    /// The value; writing it moves the focus.
    public var wrappedValue: Value {
      get { box.value }
      nonmutating set {
        guard newValue != box.unobservedValue else { return }
        stage?.endFocus?()
        stage?.endFocus = { [box] in box.value = nil }
        box.value = newValue
      }
    }
  }
}

extension View {
  /// Gives the text field inside the focus while `focus` has this value.
  public func focused<Value>(_ focus: FocusState<Value>.Binding, equals value: Value) -> some View {
    let isFocused = Binding(
      to: nil, created: false, get: { focus.wrappedValue == value },
      set: { _ in focus.wrappedValue = value })
    return modified(by: .group, responding: .focus(isFocused))
  }
}
