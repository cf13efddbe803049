/// The changes of one field in the order of a recording, each with what led to it.
nonisolated package struct FieldHistory: Hashable, Sendable {
  package struct Entry: Hashable, Sendable {
    /// The mutation.
    package let event: Event.ID

    /// The values before and after, as in `8 → 9`; `–` stands for none. With its place when only a part
    /// of the field changed, as in `[0].likeCount 8 → 9`, or with the field around it when only that
    /// change is known, as in `posts: 0 items → 3 items`. On one line, with whole texts.
    package let change: String

    /// The act that led to it, however late; `nil` when unknown.
    package let act: String?

    /// The action that led to it; `nil` when nothing on the way has a name.
    package let action: String?

    /// The line that wrote; `nil` when unknown.
    package let site: Site?

    /// The effect whose end led to it.
    package let effect: Effect?
  }

  package let path: FieldPath
  package let entries: [Entry]

  /// Finds the writes to a field, to a part of it, and to what it is a part of.
  package init(of path: FieldPath, in events: [Event]) {
    self.path = path
    var entries: [Entry] = []
    for (index, event) in events.enumerated() {
      guard let change = event.mutation?.change(of: path) else { continue }
      let causes = Array(events.causes(of: event))
      entries.append(
        Entry(
          event: event.id, change: change.onOneLine, act: causes.last { $0.isAct }?.line,
          action: causes.first { $0.isAction }?.line, site: event.site,
          effect: events.answer(behind: index).flatMap { events[$0].effect }))
    }
    self.entries = entries
  }
}

nonisolated extension [Event] {
  /// Returns the index of the effect's end, since the last act, that led to the event at an index.
  package func answer(behind index: Int) -> Int? {
    let act = self[..<index].lastIndex(where: \.isAct) ?? startIndex
    let causes = Array(causes(of: self[index]))
    return self[act..<index].lastIndex { $0.endsEffect(startedBy: causes, in: self) }
  }
}

nonisolated extension Event {
  /// Whether it ends an effect that one of the events, or one with the same cause, started.
  fileprivate func endsEffect(startedBy causes: [Event], in events: [Event]) -> Bool {
    guard let start = effect?.start, let cause = events.event(start)?.cause else { return false }
    return causes.contains { $0.id == cause }
  }
}

nonisolated extension Effect {
  /// As in `setLiked(true, 3) failed(offline)`.
  package var outcome: String { outcome(of: request) }

  /// Without arguments that are long, as in `publish(…) finished`.
  package var shortOutcome: String {
    outcome(of: request.count > 20 ? "\(name)(…)" : request).withShortTexts
  }

  private func outcome(of request: String) -> String {
    let phase = description.trimmingPrefix("effect \(self.request): ")
    return "\(request) \(phase)".onOneLine
  }
}

nonisolated extension Mutation {
  /// What was written, as paths.
  fileprivate var places: [String] {
    guard let field else { return [] }
    return [field] + changes.compactMap(\.property).map { "\(field).\($0)" }
  }

  /// What the mutation says about a field; `nil` when it is about others.
  fileprivate func change(of path: FieldPath) -> String? {
    guard let field, let own = FieldPath(field) else { return nil }
    if changes.isEmpty { return own.contains(path) || path.contains(own) ? description : nil }
    let parts = changes.compactMap { change -> String? in
      let place = change.property.map { own.appending(.name($0)) } ?? own
      let values = "\(change.old) → \(change.new)"
      if place == path { return values }
      if place.contains(path) { return "\(place): \(values)" }
      guard path.contains(place) else { return nil }
      return "\("\(place)".trimmingPrefix("\(path)").trimmingPrefix(".")) \(values)"
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// Describes how a write changed one field; `nil` when it did not.
  @MainActor
  init?(of path: FieldPath, in change: FieldChange) {
    let states = RecordedValues.states(in: change)
    switch (path.value(in: states.old), path.value(in: states.new)) {
    case (nil, nil): return nil
    case (let old?, let new?): self.init(of: "\(path)", from: old, to: new)
    case (let old, let new):
      let text = { (value: Any?) in value.map { values(in: $0) } ?? "–" }
      self.init(field: "\(path)", old: text(old), new: text(new))
    }
  }
}

/// The values that a recorder holds, to find a field in or those near it.
struct RecordedValues {
  let changes: [FieldChange]
  /// Watched fields, with or without a write.
  let watched: [String]

  func has(_ path: FieldPath) -> Bool {
    watched.contains("\(path)") || roots.contains { path.value(in: $0) != nil }
  }

  /// Names the watched and the written fields, the most similar to the unknown one first.
  func unknown(_ path: FieldPath, beside written: [Mutation]) -> UnknownField {
    let near = Set(watched + written.flatMap(\.places)).map { name in
      (name: name, distance: name.difference(from: "\(path)").count)
    }
    return UnknownField(
      field: "\(path)",
      near: near.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.map(\.name))
  }

  private var roots: [Any] {
    changes.flatMap { change in
      let states = Self.states(in: change)
      return [states.old, states.new]
    }
  }

  /// Returns the states before and after a change, a single field as the only property of one.
  static func states(in change: FieldChange) -> (old: Any, new: Any) {
    let (field, old, new) = change()
    return field.map { (Named(name: $0, value: old), Named(name: $0, value: new)) } ?? (old, new)
  }

  /// A value as the only property of a struct.
  private struct Named: CustomReflectable {
    let name: String
    let value: Any

    var customMirror: Mirror { Mirror(self, children: [name: value], displayStyle: .struct) }
  }
}

/// A field that a recording does not have.
nonisolated package struct UnknownField: Error, Hashable, CustomStringConvertible {
  package let field: String
  /// Fields of the recording, the most similar first.
  package let near: [String]

  package var description: String {
    let near = near.prefix(5).joined(separator: ", ")
    return "no field '\(field)'" + (near.isEmpty ? "" : "; near: \(near)")
  }
}
