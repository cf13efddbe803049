/// Some consecutive items, and where the next page starts.
package struct Page<Item: Sendable>: Sendable {
  package var items: [Item]

  /// The cursor of the following page; `nil` on the last one.
  package var next: Cursor?

  package init(items: [Item], next: Cursor?) {
    self.items = items
    self.next = next
  }
}

extension Page: Equatable where Item: Equatable {}

/// A position between two pages, opaque to all but the backend.
package struct Cursor: Hashable, BitwiseCopyable, Sendable {
  package let rawValue: Int

  package init(_ rawValue: Int) {
    self.rawValue = rawValue
  }
}

extension Cursor: CustomStringConvertible {
  package var description: String { "after \(rawValue)" }
}
