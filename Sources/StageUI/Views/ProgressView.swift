/// Work is under way.
public struct ProgressView<Label: View>: View {
  public typealias Body = Never

  private let label: Label

  public func _update(_ node: Node) {
    node.show(.progress) { $0.add(label) }
  }
}

extension ProgressView where Label == EmptyView {
  public init() {
    label = EmptyView()
  }
}

extension ProgressView where Label == Text {
  public init(_ title: some StringProtocol) {
    label = Text(title)
  }
}
