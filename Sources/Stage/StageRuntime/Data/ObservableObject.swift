import Observation

/// An object that announces its changes to every view that declares it.
public protocol ObservableObject: AnyObject {}

extension ObservableObject {
  /// Announces each write of a `@Published` property.
  public var objectWillChange: ObservableObjectPublisher { .init(id: ObjectIdentifier(self)) }
}

/// Announces that an object is about to change.
public struct ObservableObjectPublisher: Observable {
  /// Serves all objects: each has a key path of its own.
  private static let registrar = ObservationRegistrar()
  private subscript(id: ObjectIdentifier) -> Void { () }
  fileprivate let id: ObjectIdentifier

  /// Announces a change.
  public func send() { Self.registrar.withMutation(of: self, keyPath: \.[id]) {} }

  /// Makes the body that runs depend on every change, whatever it reads.
  func observe() { Self.registrar.access(self, keyPath: \.[id]) }
}

/// A property of an observable object, which announces each write before it is made.
@propertyWrapper
public struct Published<Value> {
  /// The value.
  public var wrappedValue: Value

  /// Creates a property with an initial value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object, wrapped _: ReferenceWritableKeyPath<Object, Value>,
    storage storage: ReferenceWritableKeyPath<Object, Self>
  ) -> Value {
    get { object[keyPath: storage].wrappedValue }
    set {
      ObservableObjectPublisher(id: ObjectIdentifier(object)).send()
      object[keyPath: storage].wrappedValue = newValue
    }
  }
}
