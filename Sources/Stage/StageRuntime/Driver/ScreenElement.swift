/// Something on the screen that a person could act on.
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
