/// The number of one entity, typed so that it cannot be mistaken for the number of another kind.
public struct Identifier<Entity>: Hashable, Codable, Sendable, ExpressibleByIntegerLiteral {
  /// The number, unique among entities of one kind.
  public let rawValue: Int

  /// Creates an identifier from any number.
  public init(_ rawValue: Int) {
    self.rawValue = rawValue
  }

  public init(integerLiteral value: Int) {
    self.init(value)
  }
}

extension Identifier: CustomStringConvertible {
  public var description: String { "\(rawValue)" }
}
