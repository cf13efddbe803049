/// A line of text.
public struct Text: Primitive, Equatable, Sendable {
  let string: String

  public init(_ content: some StringProtocol) { string = String(content) }

  public init(verbatim content: String) { string = content }

  public func _update(_ node: Node) { node.show(.text(string)) }
}
