/// A value as its pattern calls it: a text as it is, all else in short.
nonisolated func words(for value: Any) -> String {
  value as? String ?? summary(of: value)
}

/// A value in a few words: long texts are cut, collections are counted, an enum is its case and its payload.
nonisolated func summary(of value: Any) -> String {
  if let text = value as? String { return quoted(text) }
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .optional:
    return mirror.children.first.map { summary(of: $0.value) } ?? "nil"
  case .enum:
    guard let payload = mirror.children.first else { return "\(value)" }
    return "\(payload.label ?? "")(\(payloadSummary(payload.value)))"
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

/// Several values as a call would list them.
nonisolated func list<each Value>(of value: repeat each Value) -> String {
  var words: [String] = []
  for value in repeat each value { words.append(summary(of: value)) }
  return words.joined(separator: ", ")
}

/// A payload of several values is a tuple, of which labels are dropped.
nonisolated func payloadSummary(_ payload: Any) -> String {
  let mirror = Mirror(reflecting: payload)
  guard mirror.displayStyle == .tuple else { return summary(of: payload) }
  return mirror.children.map { summary(of: $0.value) }.joined(separator: ", ")
}

nonisolated private func quoted(_ text: String) -> String {
  text.count > 24 ? "\"\(text.prefix(23))…\"" : "\"\(text)\""
}
