/// The properties to watch in an object.
///
/// Inlinable, so that the compiler makes the comparisons for the properties' own types: one that finds out its
/// types while it runs takes ten times as long.
public struct Fields<Object: AnyObject> {
  private(set) var all: [WatchedProperty] = []
  /// Whether whole values are kept, instead of parts and counts.
  @usableFromInline let keepsValues: Bool

  init(keepsValues: Bool) { self.keepsValues = keepsValues }

  /// Records a property before and after each write. It is kept, so it must be small.
  @inlinable public mutating func value<Value: Equatable>(
    _ property: KeyPath<Object, Value>, _ name: String
  ) {
    value(property, name) { $0 }
  }

  /// Records a part of a property before and after each write, or the whole at snapshots. It is kept, so it must
  /// be small.
  ///
  /// - Parameter name: the property's, a dot, and the part's.
  @inlinable public mutating func value<Value, Part: Equatable>(
    _ property: KeyPath<Object, Value>, _ name: String, _ part: @escaping (Value) -> Part
  ) {
    add(
      property, name,
      keepsValues
        ? comparison(of: { $0[keyPath: property] }, String(name.prefix { $0 != "." }))
        : comparison(of: { part($0[keyPath: property]) }, name, areEqual: { $0 == $1 }))
  }

  /// Records how many elements a property has before and after each write, and keeps none of them.
  @inlinable public mutating func count<Elements: Collection>(
    _ property: KeyPath<Object, Elements>, _ name: String
  ) {
    count(property, name) { $0 }
  }

  /// Records how many elements a part of a property has before and after each write, and keeps none of them.
  @inlinable public mutating func count<Value, Elements: Collection>(
    _ property: KeyPath<Object, Value>, _ name: String, _ part: @escaping (Value) -> Elements?
  ) {
    add(
      property, name,
      keepsValues
        ? comparison(of: { $0[keyPath: property] }, name)
        : comparison(of: { ItemCount(part($0[keyPath: property])) }, name))
  }

  @usableFromInline mutating func add(
    _ property: AnyKeyPath, _ name: String, _ compare: @escaping Comparison<Object>
  ) {
    all.append(
      WatchedProperty(property, String(name.prefix { $0 != "." })) { object, _ in
        // Not `map`, which would wrap the change in another closure, and so allocate.
        guard let change = compare(unsafeDowncast(object, to: Object.self)) else { return nil }
        return RecordedWrite(change: change)
      })
  }
}

/// The fields to watch in a struct.
public struct StateFields<State> {
  @usableFromInline let makeComparison: () -> Comparison<State>
  @usableFromInline let names: [AnyKeyPath: String]

  /// Watches the fields that a closure reads.
  ///
  /// - Parameters:
  ///   - names: of properties that the fields call otherwise.
  ///   - fields: returns the fields as a struct of small values, which are kept.
  @inlinable public init<Fields: Equatable>(
    naming names: [PartialKeyPath<State>: String] = [:], _ fields: @escaping (State) -> Fields
  ) {
    self.names = names
    makeComparison = { comparison(of: fields, nil, areEqual: { $0 == $1 }) }
  }
}

/// A field's name, and its values before and after a write. Without a name, the values are structs whose
/// properties are the fields.
@usableFromInline
typealias FieldChange = () -> (field: String?, old: Any, new: Any)

/// Compares a value with what it was at the last call: `nil` when they are equal, and at the first call.
@usableFromInline
typealias Comparison<Root> = (Root) -> FieldChange?

@inlinable
func comparison<Root, Value>(
  of read: @escaping (Root) -> Value, _ name: String?,
  areEqual: @escaping (Value, Value) -> Bool = { _, _ in false }
) -> Comparison<Root> {
  var last: Value?
  return { root in
    let new = read(root)
    defer { last = new }
    guard let old = last, !areEqual(old, new) else { return nil }
    return { (name, old, new) }
  }
}

/// The count of an optional collection, which a trace keeps in its place.
nonisolated public struct ItemCount: Equatable, CustomStringConvertible, CustomReflectable {
  @usableFromInline let count: Int?

  /// Counts the elements without retaining them.
  @inlinable public init(_ elements: (some Collection)?) { count = elements?.count }

  @inlinable public static func == (a: ItemCount, b: ItemCount) -> Bool { a.count == b.count }

  public var description: String { count.map(itemCount) ?? "nil" }

  /// Nothing, so that a change is not followed inwards.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension Mutation {
  /// Describes a change; none when the values are equal.
  static func all(in change: FieldChange) -> [Mutation] {
    let (field, old, new) = change()
    guard let field else { return fields(from: old, to: new) }
    if let mutation = Mutation(of: field, from: old, to: new) { return [mutation] }
    // A collection that stays as large was written all the same.
    return old is ItemCount ? [Mutation(field: field)] : []
  }
}
