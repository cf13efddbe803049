/// Some consecutive items, and where the next page starts.
public struct Page<Item: Sendable>: Sendable {
  /// The items, in the order of the screen.
  public var items: [Item]

  /// The cursor of the following page; `nil` on the last one.
  public var next: Cursor?

  /// Creates a page; one without `next` is the last.
  public init(items: [Item], next: Cursor?) {
    self.items = items
    self.next = next
  }
}

extension Page: Equatable where Item: Equatable {}

/// A position between two pages, opaque to all but the backend.
public struct Cursor: Hashable, BitwiseCopyable, Sendable {
  /// A number that only the backend interprets.
  public let rawValue: Int

  /// Creates a cursor, as a backend does.
  public init(_ rawValue: Int) {
    self.rawValue = rawValue
  }
}

extension Cursor: CustomStringConvertible {
  public var description: String { "after \(rawValue)" }
}
