/// Read and write access to a value that is stored elsewhere.
///
/// As in SwiftUI, a binding reads its value when it is created: the body that creates it depends on
/// the value, and the bodies that receive it read that value. A binding to `@State` is the
/// exception: creating it reads nothing, and each body that reads it depends on the state.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void
  /// The value at creation, which bodies read; `nil` if each reads for itself.
  private let created: Value?

  /// Creates a binding, which calls `get` now and on each read outside a body, and `set` on each write.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(created: get(), get: get, set: set)
  }

  init(created: Value?, get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.created = created
    self.get = get
    self.set = set
  }

  /// Creates a copy of a binding.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// Creates a binding to a constant; it ignores writes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// The value; within a body, as it was when the binding was created.
  public var wrappedValue: Value {
    get {
      if Stage.isRunningBody, let created { return created }
      return get()
    }
    nonmutating set { set(newValue) }
  }

  /// The binding itself, as in `$name`.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value; a write changes a copy of the whole and sets that.
  public subscript<Member>(
    dynamicMember keyPath: WritableKeyPath<Value, Member>
  ) -> Binding<Member> {
    Binding<Member>(
      created: created?[keyPath: keyPath],
      get: { get()[keyPath: keyPath] },
      set: { member in
        var value = get()
        value[keyPath: keyPath] = member
        set(value)
      })
  }
}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}
