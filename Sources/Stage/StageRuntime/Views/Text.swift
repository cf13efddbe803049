/// A line of text.
public struct Text: Primitive, Equatable, Sendable {
  let string: String

  /// Creates a line of text, which is not translated.
  public init(_ content: some StringProtocol) { string = String(content) }

  /// Creates a line of text, which is not translated in SwiftUI either.
  public init(verbatim content: String) { string = content }

  public func _update(_ node: Node) { node.show(.text(string)) }
}
