import Observation

/// Keeps what happened on the stages that it observes, and in the fields that it watches.
///
/// A watched field is read just before each write, on the writer's own call: that is how the cause of a write is known
/// without a line in the model. The old values are kept until they are read, so a watched array is copied on its next
/// change.
package final class Recorder {
  private var entries: [Entry] = []
  private var watchedStates: Set<String> = []
  private var unfinished: [Write] = []

  package init() {}

  /// Everything so far, causes before their effects.
  package var events: [Event] {
    var events: [Event] = []
    var ids: [Int: Int] = [:]
    for (index, entry) in entries.enumerated() {
      let cause = entry.cause.flatMap { ids[$0] }
      ids[index] = events.count
      for kind in entry.kinds {
        events.append(Event(id: events.count, cause: cause, kind: kind))
      }
    }
    return events
  }

  /// Watches one field of an observable object.
  package func watch<Object: AnyObject & Observable, Value>(
    _ object: Object, _ keyPath: KeyPath<Object, Value>, as field: String
  ) {
    watch(Field(name: field) { [weak object] in object?[keyPath: keyPath] })
  }

  /// Watches all stored properties of a struct that an observable object holds.
  package func watchFields<Object: AnyObject & Observable, Value>(
    of object: Object, _ keyPath: KeyPath<Object, Value>
  ) {
    watch(Field(name: nil) { [weak object] in object?[keyPath: keyPath] })
  }

  /// Watches all stored properties of a struct that a view holds as `@State`, named as in `FeedView.model`.
  package func watchFields(ofState name: String) {
    watchedStates.insert(name)
  }

  private func watch(_ field: Field) {
    withObservationTracking {
      _ = field.read()
    } onChange: { [weak self] in
      MainActor.assumeIsolated { self?.willWrite(field) }
    }
  }

  private func willWrite(_ field: Field) {
    guard let old = field.read() else { return }
    field.lastWrite?.new = old
    let write = Write(field: field, old: old)
    field.lastWrite = write
    unfinished.append(write)
    entries.append(Entry(cause: currentCause, content: .write(write)))
    watch(field)
  }

  private var currentCause: Int? {
    guard let cause = Cause.current, cause.recorder === self else { return nil }
    return cause.event
  }

  private func record(_ content: Entry.Content) -> Cause {
    entries.append(Entry(cause: currentCause, content: content))
    return Cause(recorder: self, event: entries.count - 1)
  }
}

extension Recorder {
  func recordAction(_ action: some Any) -> Cause {
    record(.action(action))
  }

  func recordAct(_ act: String) -> Cause {
    record(.act(act))
  }

  /// Takes what was written so far as it stands now, before its object may go.
  func finishWrites() {
    for write in unfinished { write.finish() }
    unfinished = []
  }

  func isWatching(state name: String) -> Bool {
    watchedStates.contains(name)
  }

  func watchState(read: @escaping () -> Any?) {
    watch(Field(name: nil, read: read))
  }
}

/// Something that is watched; without a name, it is a struct whose properties are the fields.
private final class Field {
  let name: String?
  let read: () -> Any?
  var lastWrite: Write?

  init(name: String?, read: @escaping () -> Any?) {
    self.name = name
    self.read = read
  }
}

/// What a field held before a write; what it holds after is known at the next write, or when somebody asks.
private final class Write {
  let field: Field
  let old: Any
  var new: Any?

  init(field: Field, old: Any) {
    self.field = field
    self.old = old
  }

  func finish() {
    new = new ?? field.read()
  }

  var mutations: [Mutation] {
    guard let new = new ?? field.read() else { return [] }
    if let name = field.name { return Mutation(of: name, from: old, to: new).map { [$0] } ?? [] }
    return Mutation.fields(from: old, to: new)
  }
}

private struct Entry {
  enum Content {
    case act(String)
    case action(Any)
    case write(Write)
  }

  let cause: Int?
  let content: Content

  var kinds: [Event.Kind] {
    switch content {
    case .act(let act): [.act(act)]
    case .action(let action): [.action(action as? String ?? summary(of: action))]
    case .write(let write): write.mutations.map(Event.Kind.mutation)
    }
  }
}
