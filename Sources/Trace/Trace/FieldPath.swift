/// The place of a value in a state, as a trace names it: `posts[0].likeCount`, or `posts[id: 3]` for an
/// element wherever it is.
nonisolated package struct FieldPath: Hashable, Sendable {
  package enum Part: Hashable, Sendable {
    case name(String)
    case index(Int)
    case id(String)
  }

  package let parts: [Part]

  /// Reads a path, with or without its owner: `FeedView.model.draft` and `FeedState.draft` are `draft`.
  ///
  /// - Returns: `nil` for a text that is no path.
  package init?(_ text: String) {
    var parts: [Part] = []
    var rest = text.trimmingPrefix("@State ")
    while !rest.isEmpty {
      if let match = rest.prefixMatch(of: #/\.?([\p{L}_][\p{L}\p{N}_]*)/#) {
        if parts.isEmpty == match.0.hasPrefix(".") { return nil }
        parts.append(.name(String(match.1)))
        rest = rest[match.range.upperBound...]
      } else if let match = rest.prefixMatch(of: #/\[(?:id: *([^\]]+)|([0-9]{1,9}))\]/#) {
        if parts.isEmpty { return nil }
        parts.append(
          match.1.map { .id(String($0)) } ?? .index(match.2.flatMap { Int($0) } ?? 0))
        rest = rest[match.range.upperBound...]
      } else {
        return nil
      }
    }
    self.parts = Self.withoutOwner(parts[...])
    if self.parts.isEmpty { return nil }
  }

  /// Types begin with a capital letter. A view's state is a property of the view.
  private static func withoutOwner(_ parts: ArraySlice<Part>) -> [Part] {
    guard parts.count > 1, case .name(let owner)? = parts.first, owner.first?.isUppercase == true
    else { return Array(parts) }
    let isState = owner.hasSuffix("View") && parts.count > 2
    return withoutOwner(parts.dropFirst(isState ? 2 : 1))
  }
}

nonisolated extension FieldPath: CustomStringConvertible {
  package var description: String {
    parts.reduce(into: "") { text, part in
      switch part {
      case .name(let name): text += text.isEmpty ? name : "." + name
      case .index(let index): text += "[\(index)]"
      case .id(let id): text += "[id: \(id)]"
      }
    }
  }
}

// Values are found by reflection, through optionals and property wrappers.
extension FieldPath {
  /// Returns the values at the path before and after a write; `nil` where there is none.
  func values(in change: FieldChange) -> (old: Any?, new: Any?) {
    let (field, old, new) = change()
    guard let field else { return (value(parts[...], in: old), value(parts[...], in: new)) }
    guard parts.first == .name(field) else { return (nil, nil) }
    return (value(parts.dropFirst(), in: old), value(parts.dropFirst(), in: new))
  }

  private func value(_ parts: ArraySlice<Part>, in value: Any) -> Any? {
    parts.reduce(value) { value, part in value.flatMap { part.value(in: $0) } }
  }
}

extension FieldPath.Part {
  fileprivate func value(in value: Any) -> Any? {
    guard let value = unwrapped(value) else { return nil }
    let mirror = Mirror(reflecting: value)
    switch self {
    case .name(let name):
      if let child = mirror.children.first(where: { $0.label == name }) { return child.value }
      return mirror.children.first { $0.label == "_" + name }.flatMap { wrappedValue(of: $0.value) }
    case .index(let index):
      guard mirror.displayStyle == .collection else { return nil }
      return mirror.children.dropFirst(index).first?.value
    case .id(let id):
      guard mirror.displayStyle == .collection else { return nil }
      return mirror.children.first { element in
        Mirror(reflecting: element.value).descendant("id").map { summary(of: $0) } == id
      }?.value
    }
  }
}

/// The value inside an optional; `nil` when that is.
private func unwrapped(_ value: Any) -> Any? {
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .optional else { return value }
  return mirror.children.first.flatMap { unwrapped($0.value) }
}
