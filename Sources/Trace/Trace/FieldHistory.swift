/// The changes of one field in the order of a recording, each with what led to it.
nonisolated package struct FieldHistory: Hashable, Sendable {
  package struct Entry: Hashable, Sendable {
    /// The values before and after, as in `8 → 9`; `–` stands for none. With its place when only a part
    /// of the field changed, as in `[0].likeCount 8 → 9`. On one line, with whole texts.
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

  /// - Parameter events: those of a recorder, of whose mutations only the field's are kept.
  init(of path: FieldPath, in events: [Event]) {
    self.path = path
    entries = events.indices.compactMap { index in
      guard let mutation = events[index].mutation else { return nil }
      let causes = Array(events.causes(of: events[index]))
      return Entry(
        change: mutation.changes(inside: path).onOneLine, act: causes.last { $0.isAct }?.line,
        action: causes.first { $0.isAction }?.line, site: events[index].site,
        effect: events.answer(behind: index, causes))
    }
  }
}

nonisolated extension [Event] {
  /// Returns the effect that ended last, since the last act, before the event at an index, and that one of the event's
  /// causes, or what caused it, started.
  fileprivate func answer(behind index: Int, _ causes: [Event]) -> Effect? {
    let act = self[..<index].lastIndex(where: \.isAct) ?? startIndex
    return self[act..<index].reversed().lazy.compactMap(\.effect).first { effect in
      guard let start = effect.start, let cause = event(start)?.cause else { return false }
      return causes.contains { $0.id == cause }
    }
  }
}

nonisolated extension Effect {
  /// As in `setLiked(true, 3) failed(offline)`; without arguments that are long, as in `publish(…) finished`.
  package var outcome: String {
    let phase = description.trimmingPrefix("effect \(request): ")
    return "\(request.count > 20 ? "\(name)(…)" : request) \(phase)".withShortTexts.onOneLine
  }
}

nonisolated extension Mutation {
  /// The changes, each in its place inside a field.
  fileprivate func changes(inside path: FieldPath) -> String {
    changes.map { change in
      let place = place(of: change).trimmingPrefix("\(path)").trimmingPrefix(".")
      return (place.isEmpty ? "" : place + " ") + change.values
    }.joined(separator: ", ")
  }

  fileprivate func place(of change: Change) -> String {
    [field, change.property].compactMap(\.self).joined(separator: ".")
  }

  /// Describes how a write changed one field; `nil` when it did not.
  @MainActor
  init?(of path: FieldPath, in change: FieldChange) {
    switch path.values(in: change) {
    case (nil, nil): return nil
    case (let old?, let new?): self.init(of: "\(path)", from: old, to: new)
    case (let old, let new):
      let text = { (value: Any?) in value.map { values(in: $0) } ?? "–" }
      self.init(field: "\(path)", old: text(old), new: text(new))
    }
  }
}

extension Recorder {
  /// Returns the history of a field, with the lines that wrote. Its values are whole only at level `snapshots`.
  package func history(of field: FieldPath) throws(UnknownField) -> FieldHistory {
    let isKnown =
      watchedNames.contains("\(field)")
      || writes.compactMap(\.change).contains { change in
        let values = field.values(in: change)
        return values.old != nil || values.new != nil
      }
    guard isKnown else { throw unknown(field) }
    return FieldHistory(of: field, in: eventsWithSites(of: field))
  }

  /// Names the watched and the written fields, the most similar to the unknown one first.
  private func unknown(_ field: FieldPath) -> UnknownField {
    let written = events.compactMap(\.mutation).flatMap { mutation in
      [mutation.field].compactMap(\.self) + mutation.changes.map(mutation.place)
    }
    let near = Set(watchedNames + written).map { name in
      (name: name, distance: name.difference(from: "\(field)").count)
    }
    return UnknownField(
      field: "\(field)",
      near: near.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.map(\.name))
  }

  /// Watched fields, with or without a write.
  private var watchedNames: [String] {
    listeners.flatMap { ($0 as? WatchedObject)?.names ?? [] }
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
