/// The number of one entity, typed so that it cannot be mistaken for the number of another kind.
package struct Identifier<Entity>: Hashable, Sendable, ExpressibleByIntegerLiteral {
  package let rawValue: Int

  package init(_ rawValue: Int) {
    self.rawValue = rawValue
  }

  package init(integerLiteral value: Int) {
    self.init(value)
  }
}

extension Identifier: CustomStringConvertible {
  package var description: String { "\(rawValue)" }
}
