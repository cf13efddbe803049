/// The text of a screen at one moment, and the elements that can be acted on.
nonisolated package struct Snapshot: Equatable, Sendable {
  package let text: String
  package let elements: [ScreenElement]
}

extension Stage {
  /// The screen as lines of text, or the error that ended its updates.
  public var text: String {
    let lines = upToDate().lines()
    return failure.map { "✗ \($0)" } ?? lines.joined(separator: "\n")
  }

  /// The label of the enabled text field that `focused(_:equals:)` gives the focus, if any.
  public var focusedField: String? { upToDate().focusedField?.label }

  package var snapshot: Snapshot {
    Snapshot(text: text, elements: upToDate().targets().map(\.element))
  }
}

/// An element of the screen that can be acted on.
nonisolated package struct ScreenElement: Equatable, Sendable {
  package enum Kind: String, Sendable {
    case button
    case field
    case toggle
    case row
  }

  package let kind: Kind
  package let label: String
  package let identifier: String?
  package let isEnabled: Bool

  func isCalled(_ name: String) -> Bool { identifier == name || label == name }
}

extension ScreenElement: CustomStringConvertible {
  package var description: String {
    var text = "\(kind.rawValue) \"\(identifier ?? label)\""
    if identifier != nil, !label.isEmpty { text += " (\(label))" }
    return isEnabled ? text : text + ", disabled"
  }
}
