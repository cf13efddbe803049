import Observation

/// A wrapper that creates bindings to the properties of an observable object.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value: AnyObject> {
  /// The object.
  public var wrappedValue: Value

  /// The wrapper, as in `$model.name`.
  public var projectedValue: Bindable<Value> { self }

  /// Creates a wrapper around an object.
  public init(wrappedValue: Value) where Value: Observable { self.wrappedValue = wrappedValue }

  /// Creates a wrapper in an expression, as in `Bindable(model).name`.
  public init(_ wrappedValue: Value) where Value: Observable { self.wrappedValue = wrappedValue }

  init(object: Value) { wrappedValue = object }

  /// A binding to a property; creating it reads the property.
  public subscript<Member>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Member>
  ) -> Binding<Member> {
    let object = wrappedValue
    return Binding(
      to: object, at: keyPath, created: object[keyPath: keyPath],
      get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}
