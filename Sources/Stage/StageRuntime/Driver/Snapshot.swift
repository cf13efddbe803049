/// The text of a screen at one moment, and the elements that can be acted on.
nonisolated public struct Snapshot: Equatable, Sendable {
  public let text: String
  public let elements: [ScreenElement]
}

extension Stage {
  /// The screen as lines of text, or the error that ended its updates.
  public var text: String {
    let lines = upToDate().lines()
    return failure.map { "✗ \($0)" } ?? lines.joined(separator: "\n")
  }

  public var snapshot: Snapshot {
    Snapshot(text: text, elements: upToDate().targets().map(\.element))
  }
}

/// An element of the screen that can be acted on.
nonisolated public struct ScreenElement: Equatable, Sendable {
  public enum Kind: String, Sendable {
    case button
    case field
    case toggle
    case row
  }

  public let kind: Kind
  public let label: String
  public let identifier: String?
  public let isEnabled: Bool

  func isCalled(_ name: String) -> Bool { identifier == name || label == name }
}

extension ScreenElement: CustomStringConvertible {
  public var description: String {
    var text = "\(kind.rawValue) \"\(identifier ?? label)\""
    if identifier != nil, !label.isEmpty { text += " (\(label))" }
    return isEnabled ? text : text + ", disabled"
  }
}
