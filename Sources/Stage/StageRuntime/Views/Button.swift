/// A control that runs an action when tapped.
public struct Button<Label: View>: Primitive {
  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  private let label: Label

  /// Creates a button with views as its label.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    role = nil
    self.action = action
    self.label = label()
  }

  /// Creates a button with a title; the stage shows all roles alike.
  public init(
    _ title: some StringProtocol, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) where Label == Text {
    self.role = role
    self.action = action
    label = Text(title)
  }

  public func _update(_ node: Node) {
    node.show(.button(role), responding: .tap(action)) { $0.add(label) }
  }
}

/// The purpose of a button.
public enum ButtonRole: Sendable {
  /// Deletes or discards something.
  case destructive
  /// Leaves everything as it is.
  case cancel
}
