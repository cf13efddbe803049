import Observation

/// A wrapper that creates bindings to the properties of an observable object.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value: AnyObject & Observable> {
  public var wrappedValue: Value

  public var projectedValue: Bindable<Value> { self }

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

  public subscript<Member>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Member>
  ) -> Binding<Member> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}
