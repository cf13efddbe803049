import StageUI

/// The `@State` of one screen, as text: what a view knows and does not show.
///
/// Only a pattern that keeps its state in the view has any, as MV does. It needs no pattern's own types.
final class ViewStates: StageObserver {
  private var reads: [(name: String, read: () -> Any)] = []

  func stagePerforms(_ act: String, perform: () -> Void) { perform() }

  func stageMadeState<Value>(
    _ name: String, read: @escaping () -> Value
  ) -> (any StateObserver)? {
    reads.append((name, read))
    return nil
  }

  /// The values; objects and tasks say nothing about the state.
  var text: String {
    reads.compactMap { name, read in
      let value = read()
      guard Mirror(reflecting: value).displayStyle != .class, !(value is Task<Void, Never>?) else {
        return nil
      }
      return "\(name): \(description(of: value))"
    }
    .joined(separator: "\n")
  }
}

/// Returns the same text for equal values: every element of a collection, those of a dictionary in one order.
private func description(of value: Any) -> String {
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .dictionary, .set: return "\(mirror.children.map { "\($0.value)" }.sorted())"
  case .optional: return mirror.children.first.map { description(of: $0.value) } ?? "nil"
  case _ where value is String: return "\(value)"
  default:
    if let elements = value as? any Collection { return "\(elements.map(description))" }
    guard mirror.displayStyle == .struct, !(value is any CustomStringConvertible) else {
      return "\(value)"
    }
    return "\(mirror.children.map { description(of: $0.value) })"
  }
}

extension Collection {
  fileprivate func map(_ description: (Any) -> String) -> [String] {
    map { (element: Element) in description(element) }
  }
}
