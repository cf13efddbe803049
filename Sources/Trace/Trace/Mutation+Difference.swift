extension Mutation {
  /// Describes the change of one field as narrowly as possible; `nil` when nothing changed.
  init?(of field: String, from old: Any, to new: Any) {
    guard !areEqual(old, new) else { return nil }
    self.init(narrowing: field, old, new)
  }

  /// Describes the properties of a struct that changed, each as a field.
  static func fields(from old: Any, to new: Any) -> [Mutation] {
    zip(Mirror(reflecting: old).children, Mirror(reflecting: new).children).compactMap { a, b in
      let label = a.label ?? ""
      guard label.hasPrefix("_"), let old = wrappedValue(of: a.value),
        let new = wrappedValue(of: b.value)
      else { return Mutation(of: label, from: a.value, to: b.value) }
      let name = String(label.dropFirst())
      return Mutation(of: name, from: old, to: new)
        ?? Mutation(of: name, from: a.value, to: b.value)
    }
  }

  /// Follows the change inwards for as long as it is in one place.
  private init(narrowing field: String, _ old: Any, _ new: Any) {
    let (a, b) = (Mirror(reflecting: old), Mirror(reflecting: new))
    let isAlike = a.displayStyle == b.displayStyle && a.children.count == b.children.count
    let pairs = isAlike ? Array(zip(a.children, b.children)) : []
    let changed = pairs.enumerated()
      .filter { !areEqual($0.element.0.value, $0.element.1.value) }
      .map { (index: $0.offset, old: $0.element.0, new: $0.element.1) }
    switch (a.displayStyle, changed.count) {
    case (.optional, 1):
      self.init(narrowing: field, changed[0].old.value, changed[0].new.value)
    case (.collection, 1):
      self.init(
        narrowing: "\(field)[\(changed[0].index)]", changed[0].old.value, changed[0].new.value)
    case (.struct, 1):
      self.init(
        narrowing: "\(field).\(changed[0].old.label ?? "")", changed[0].old.value,
        changed[0].new.value)
    case (.struct, 2...):
      let changes = changed.map { change in
        Change(
          property: change.old.label, old: values(in: change.old.value),
          new: values(in: change.new.value))
      }
      self.init(field: field, changes: changes)
    default:
      self.init(field: field, old: values(in: old), new: values(in: new))
    }
  }
}

/// The value of a property wrapper, which is stored under its property's name after an underscore.
func wrappedValue(of wrapper: Any) -> Any? {
  Mirror(reflecting: wrapper).children.first { $0.label == "wrappedValue" }?.value
}

private func areEqual(_ a: Any, _ b: Any) -> Bool {
  if let a = a as? any Equatable { return a.isEqual(to: b) }
  let mirrors = (Mirror(reflecting: a), Mirror(reflecting: b))
  return summary(of: a) == summary(of: b)
    && zip(mirrors.0.children, mirrors.1.children).allSatisfy { areEqual($0.value, $1.value) }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool {
    (other as? Self) == self
  }
}

/// Returns a value in a few words: texts are whole, collections counted, an enum is its case and payload, and a struct
/// its type and id.
nonisolated func summary(of value: Any) -> String {
  if let text = value as? String { return text.quoted }
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .optional:
    return mirror.children.first.map { summary(of: $0.value) } ?? "nil"
  case .enum:
    guard let payload = mirror.children.first else { return "\(value)" }
    // What only sets apart the actions of a view adds nothing.
    return payload.label == "view"
      ? summary(of: payload.value) : "\(payload.label ?? "")(\(arguments(in: payload.value)))"
  case .collection, .set, .dictionary:
    return itemCount(mirror.children.count)
  case .struct where !(value is any CustomStringConvertible):
    return ["\(mirror.subjectType)", (value as? any Identifiable)?.idText]
      .compactMap(\.self).joined(separator: " ")
  default:
    return "\(value)"
  }
}

/// Returns a written value in a few words: its summary, and of a struct without an id its properties too.
func values(in value: Any) -> String {
  let mirror = Mirror(reflecting: value)
  if mirror.displayStyle == .optional {
    return mirror.children.first.map { values(in: $0.value) } ?? "nil"
  }
  guard mirror.displayStyle == .struct,
    !(value is any CustomStringConvertible), !(value is any Identifiable)
  else { return summary(of: value) }
  let properties = mirror.children.map { "\($0.label ?? ""): \(summary(of: $0.value))" }
  return "\(mirror.subjectType)(\(properties.joined(separator: ", ")))"
}

extension Identifiable {
  /// The id, if it has a text.
  nonisolated fileprivate var idText: String? { (id as? any CustomStringConvertible)?.description }
}

nonisolated func itemCount(_ count: Int) -> String {
  count == 1 ? "1 item" : "\(count) items"
}

/// Returns what a call or case is given, as a call lists it. A payload of several values is a tuple.
nonisolated func arguments(in payload: Any) -> String {
  let mirror = Mirror(reflecting: payload)
  guard mirror.displayStyle == .tuple else { return summary(of: payload) }
  return mirror.children.map { summary(of: $0.value) }.joined(separator: ", ")
}
