/// An object that a view is given, and whose every change runs the view's body.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: NodeProperty {
  /// The object.
  public var wrappedValue: ObjectType

  /// Creates bindings, as in `$model.name`.
  public var projectedValue: Bindable<ObjectType> { Bindable(object: wrappedValue) }

  /// Creates a wrapper around an object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  func install(as name: String, in node: Node) { wrappedValue.objectWillChange.observe() }
}

/// An object that a view makes once, for as long as its place on the screen, and observes.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: NodeProperty {
  private let make: () -> ObjectType
  private var object: ObjectType?

  /// Creates the object when the view first comes on stage.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// The object; before the view is on a stage, a new one at each read.
  public var wrappedValue: ObjectType { object ?? make() }

  /// Creates bindings, as in `$model.name`.
  public var projectedValue: Bindable<ObjectType> { Bindable(object: wrappedValue) }

  mutating func install(as name: String, in node: Node) {
    object = node.stateBox(name) { StateBox(make()) { $0 === $1 } }.unobservedValue
    wrappedValue.objectWillChange.observe()
  }
}
