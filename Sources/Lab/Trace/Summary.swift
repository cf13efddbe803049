/// Returns a value in a few words: long texts are cut, collections counted, an enum is its case and payload.
nonisolated func summary(of value: Any) -> String {
  if let text = value as? String { return quoted(text) }
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .optional:
    return mirror.children.first.map { summary(of: $0.value) } ?? "nil"
  case .enum:
    guard let payload = mirror.children.first else { return "\(value)" }
    return "\(payload.label ?? "")(\(arguments(in: payload.value)))"
  case .collection, .set, .dictionary:
    return itemCount(mirror.children.count)
  case .struct where !(value is any CustomStringConvertible):
    return "\(mirror.subjectType)"
  default:
    return "\(value)"
  }
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

nonisolated private func quoted(_ text: String) -> String {
  text.count > 24 ? "\"\(text.prefix(23))…\"" : "\"\(text)\""
}
