import Foundation

/// Views arranged vertically.
public struct VStack<Content: View>: Primitive {
  private let content: Content

  /// Creates a stack; the stage ignores alignment and spacing.
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

  /// Creates a stack; the stage ignores alignment and spacing.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  public func _update(_ node: Node) { node.show(.horizontal) { $0.add(content) } }
}

// SwiftUI's signatures need these; a stage draws text and aligns nothing.

/// A position across a `VStack`.
public enum HorizontalAlignment: Sendable {
  /// A position that the stage ignores.
  case leading, center, trailing
}

/// A position across an `HStack`.
public enum VerticalAlignment: Sendable {
  /// A position that the stage ignores.
  case top, center, bottom
}

/// A position within a view.
public enum Alignment: Sendable {
  /// A position that the stage ignores.
  case center, top, bottom, leading, trailing
}
