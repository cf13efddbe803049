/// Read and write access to a value that is stored elsewhere.
///
/// As in SwiftUI, a binding reads its value when it is created: the body that creates it depends on
/// the value, and the bodies that receive it read that value. A binding to `@State` is the
/// exception: creating it reads nothing, and each body that reads it depends on what it read.
///
/// Two bindings are equal if they lead to the same place and were created with equal values. What
/// closures lead to is not known, so only copies of one `Binding(get:set:)` are equal.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  private struct Access: Uncompared {
    let get: () -> Value
    let set: (Value) -> Void
    /// Makes the body that runs depend on state, for as long as what it read is current.
    let observe: ((_ isCurrent: @escaping () -> Bool) -> Void)?
  }

  private let access: Access
  /// The owner of the value; `nil` for a constant.
  private let owner: AnyObject?
  /// The place of the value in its owner.
  private let path: AnyKeyPath?
  /// The value at creation. Bodies read it, unless the value is state, which each reads for itself.
  private let created: Value

  /// Creates a binding, which calls `get` now and on each read outside a body, and `set` on each write.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(to: UnknownPlace(), created: get(), get: get, set: set)
  }

  init(
    to owner: AnyObject?, at path: AnyKeyPath? = nil, created: Value,
    get: @escaping () -> Value, set: @escaping (Value) -> Void,
    observe: ((@escaping () -> Bool) -> Void)? = nil
  ) {
    self.owner = owner
    self.path = path
    self.created = created
    access = Access(get: get, set: set, observe: observe)
  }

  /// Creates a copy of a binding.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// Creates a binding to a constant; it ignores writes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(to: nil, created: value, get: { value }, set: { _ in })
  }

  /// The value; within a body, as it was when the binding was created.
  public var wrappedValue: Value {
    get {
      guard let node = Stage.runningNode else { return access.get() }
      guard let observe = access.observe else { return created }
      let value = access.get()
      observe { [access, comparison = node.stage.comparison] in
        comparison.areEqual(access.get(), value)
      }
      return value
    }
    nonmutating set { access.set(newValue) }
  }

  /// The binding itself, as in `$name`.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value; a write changes a copy of the whole and sets that.
  public subscript<Member>(
    dynamicMember keyPath: WritableKeyPath<Value, Member>
  ) -> Binding<Member> {
    let access = access
    return Binding<Member>(
      to: owner, at: path?.appending(path: keyPath) ?? keyPath, created: created[keyPath: keyPath],
      get: { access.get()[keyPath: keyPath] },
      set: { member in
        var value = access.get()
        value[keyPath: keyPath] = member
        access.set(value)
      }, observe: access.observe)
  }
}

extension Binding: NodeProperty {
  mutating func install(as name: String, in node: Node) {}

  func isEqual(to other: Binding, by comparison: ValueComparison) -> Bool {
    comparison.areEqual(created, other.created)
  }
}

/// The place of a value that only closures know.
private final class UnknownPlace {}
