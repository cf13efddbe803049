import CCallStack
import StageRuntime
import Tracepoints

// A write is reported on the writer's own call, which is how its cause is known without a line in the
// model. The recorder holds no object.
extension Recorder {
  /// Watches the listed properties of an object.
  ///
  ///     recorder.watch(viewModel) { fields in
  ///       fields.value(\.isLoading, "isLoading")
  ///       fields.count(\.posts, "posts")
  ///     }
  package func watch<Object: TracedObject>(
    _ object: Object, _ list: (inout Fields<Object>) -> Void
  ) {
    guard level >= .fields else { return }
    var fields = Fields<Object>(level: level)
    list(&fields)
    watch(object, fields.all)
  }

  /// Watches the listed fields of a struct that an object holds.
  package func watch<Object: TracedObject, State>(
    _ object: Object, in property: KeyPath<Object, State>, _ list: (inout Fields<State>) -> Void
  ) {
    guard level >= .fields else { return }
    let compare = comparison(of: State.self, list)
    watch(object, [Field(property: property) { compare($0[keyPath: property]) }])
  }

  /// Watches the listed fields of a struct that a view holds as `@State`, named as in `FeedView.model`.
  package func watch<State>(
    state name: String, of type: State.Type, _ list: @escaping (inout Fields<State>) -> Void
  ) {
    guard level >= .fields else { return }
    stateWatches[name] = ListedState { [unowned self] in comparison(of: type, list) }
  }

  private func watch<Object: TracedObject>(_ object: Object, _ fields: [Field<Object>]) {
    let listener = WatchedObject(object, fields, recorder: self)
    TracedWrites.add(listener, to: object)
    watched.removeAll { $0.isGone }
    watched.append(listener)
  }

  private func comparison<State>(
    of type: State.Type, _ list: (inout Fields<State>) -> Void
  ) -> Comparison<State> {
    if level == .snapshots {
      return comparing(read: { $0 }, describe: Mutation.fields)
    }
    var fields = Fields<State>(level: level, isPartOfStruct: true)
    list(&fields)
    let compare = fields.all.map(\.compare)
    return { state in
      var changes: Change?
      for compare in compare {
        guard let change = compare(state) else { continue }
        changes = changes.map { earlier in { earlier() + change() } } ?? change
      }
      return changes ?? { [Mutation(field: nil)] }
    }
  }

  /// Reserves the place of a write among the events, on the writer's own call.
  func recordWrite() -> Int {
    record(cause: currentCause, stack: level >= .sites ? Symbolizer.currentStack() : []) { [] }
  }

  func complete(_ write: Int, with change: @escaping Change) {
    complete(write) { change().map(Event.Kind.mutation) }
  }
}

/// What a write changed, put into words when it is called.
typealias Change = () -> [Mutation]

/// Compares a value with what it was at the last call; `nil` when nothing changed, or at the first call.
typealias Comparison<Root> = (Root) -> Change?

/// The fields to watch in an object or a struct.
package struct Fields<Root> {
  fileprivate private(set) var all: [Field<Root>] = []
  private let level: TraceLevel
  private let isPartOfStruct: Bool

  fileprivate init(level: TraceLevel, isPartOfStruct: Bool = false) {
    self.level = level
    self.isPartOfStruct = isPartOfStruct
  }

  /// Records a field's values before and after each write. They are kept, so they must be small.
  package mutating func value<Value: Equatable>(_ keyPath: KeyPath<Root, Value>, _ name: String) {
    value(keyPath, name) { $0 }
  }

  /// Records a part of a field's values before and after each write. They are kept, so they must be small.
  package mutating func value<Value, Part: Equatable>(
    _ keyPath: KeyPath<Root, Value>, _ name: String, _ part: @escaping (Value) -> Part
  ) {
    add(keyPath, name) {
      comparing(
        read: { part($0[keyPath: keyPath]) }, areEqual: { $0 == $1 },
        describe: { Mutation(of: name, from: $0, to: $1).map { [$0] } ?? [] })
    }
  }

  /// Records how many elements a field has before and after each write, and keeps none of them.
  package mutating func count<Elements: Collection>(
    _ keyPath: KeyPath<Root, Elements>, _ name: String
  ) {
    count(keyPath, name) { $0 }
  }

  /// Records how many elements a part of a field has before and after each write, and keeps none of them.
  package mutating func count<Value, Elements: Collection>(
    _ keyPath: KeyPath<Root, Value>, _ name: String, _ part: @escaping (Value) -> Elements?
  ) {
    // In a struct, a count that stays the same does not tell which field was written.
    let isPartOfStruct = isPartOfStruct
    add(keyPath, name) {
      comparing(
        read: { part($0[keyPath: keyPath])?.count }, areEqual: { isPartOfStruct && $0 == $1 },
        describe: { old, new in
          let words = { (count: Int?) in count.map(itemCount) ?? "nil" }
          let changes = old == new ? [] : [Mutation.Change(old: words(old), new: words(new))]
          return [Mutation(field: name, changes: changes)]
        })
    }
  }

  private mutating func add<Value>(
    _ keyPath: KeyPath<Root, Value>, _ name: String, _ compare: () -> Comparison<Root>
  ) {
    let compare =
      level < .snapshots
      ? compare()
      : comparing(
        read: { $0[keyPath: keyPath] },
        describe: { Mutation(of: name, from: $0, to: $1).map { [$0] } ?? [] })
    all.append(Field(property: keyPath, compare: compare))
  }
}

struct Field<Root> {
  let property: AnyKeyPath
  let compare: Comparison<Root>
}

private func comparing<Root, Value>(
  read: @escaping (Root) -> Value,
  areEqual: @escaping (Value, Value) -> Bool = { _, _ in false },
  describe: @escaping (Value, Value) -> [Mutation]
) -> Comparison<Root> {
  var last: Value?
  return { root in
    let new = read(root)
    defer { last = new }
    guard let old = last, !areEqual(old, new) else { return nil }
    return { describe(old, new) }
  }
}
