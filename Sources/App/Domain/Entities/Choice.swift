/// A value that a person chooses from a list.
public protocol Choice: Hashable, Identifiable, RawRepresentable<String>, Sendable {
  /// What all values are, in one word.
  static var name: String { get }
  /// The text on screen.
  var title: String { get }
}

extension Choice {
  public var id: Self { self }
}
