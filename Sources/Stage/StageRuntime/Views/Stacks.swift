import Foundation

/// Views below one another.
public struct VStack<Content: View>: Primitive {
  private let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  public func _update(_ node: Node) { node.show(.vertical) { $0.add(content) } }
}

/// Views beside one another.
public struct HStack<Content: View>: Primitive {
  private let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  public func _update(_ node: Node) { node.show(.horizontal) { $0.add(content) } }
}
