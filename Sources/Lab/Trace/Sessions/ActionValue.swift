/// A pattern's own action as a value that a file can hold: the name of its case or entry, and what it was given.
nonisolated package struct ActionValue: Hashable, Codable, Sendable {
  package let name: String
  /// The one thing it was given, in full: a text, or a number or a word as it is spelled.
  package let payload: String?

  package init(_ name: String, _ payload: String? = nil) {
    self.name = name
    self.payload = payload
  }

  /// `nil` of an action that was given more than one thing, or one that cannot be spelled.
  init?(of action: Any) {
    if let name = action as? String {
      self.init(name)
    } else if let action = action as? any NamedEntry {
      guard let payload = spelling(of: action.given) else { return nil }
      self.init("\(action.name)", payload)
    } else {
      let mirror = Mirror(reflecting: action)
      guard mirror.displayStyle == .enum else { return nil }
      guard let payload = mirror.children.first else {
        self.init("\(action)")
        return
      }
      guard let name = payload.label, let payload = spelling(of: payload.value) else { return nil }
      self.init(name, payload)
    }
  }
}

nonisolated extension ActionValue: CustomStringConvertible {
  /// As in `likeTapped(3)`.
  package var description: String { name + (payload.map { "(\($0))" } ?? "") }
}

nonisolated private func spelling(of value: Any) -> String? {
  if let text = value as? String { return text }
  if value is any CustomStringConvertible { return "\(value)" }
  let mirror = Mirror(reflecting: value)
  return mirror.displayStyle == .enum && mirror.children.isEmpty ? "\(value)" : nil
}

/// A `NamedAction` whatever its payload.
nonisolated private protocol NamedEntry {
  var name: StaticString { get }
  var given: Any { get }
}

nonisolated extension NamedAction: NamedEntry {
  fileprivate var given: Any { payload }
}
