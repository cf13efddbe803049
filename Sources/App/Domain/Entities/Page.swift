/// A run of items, and where the next run starts.
package struct Page<Item: Sendable>: Sendable {
  package var items: [Item]

  /// Asks for the page behind this one; `nil` at the end.
  package var next: Cursor?

  package init(items: [Item], next: Cursor?) {
    self.items = items
    self.next = next
  }
}

extension Page: Equatable where Item: Equatable {}

/// A place between two pages that only the backend can read.
package struct Cursor: Hashable, Sendable {
  package let rawValue: Int

  package init(_ rawValue: Int) {
    self.rawValue = rawValue
  }
}

extension Cursor: CustomStringConvertible {
  package var description: String { "after \(rawValue)" }
}
