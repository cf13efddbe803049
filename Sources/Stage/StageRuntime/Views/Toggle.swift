/// A control that switches between on and off.
public struct Toggle<Label: View>: Primitive {
  private let isOn: Binding<Bool>
  private let label: Label

  /// Creates a switch with views as its label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  /// Creates a switch with a title.
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) where Label == Text {
    self.init(isOn: isOn) { Text(title) }
  }

  public func _update(_ node: Node) {
    node.show(.toggle(isOn.wrappedValue), responding: .toggle(isOn)) { $0.add(label) }
  }
}
