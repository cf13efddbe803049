import Foundation

/// Views arranged vertically.
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

/// Views arranged horizontally.
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

// SwiftUI's signatures need these; a stage draws text and aligns nothing.

public enum HorizontalAlignment: Sendable { case leading, center, trailing }

public enum VerticalAlignment: Sendable { case top, center, bottom }

public enum Alignment: Sendable { case center, top, bottom, leading, trailing }
