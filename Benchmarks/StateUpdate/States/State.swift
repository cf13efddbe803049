/// A way to lay out what an app knows, as a value.
package protocol State: Sendable, SendableMetatype {
  init(_ plain: AppState)

  /// Changes the value where it stands.
  mutating func apply(_ action: Action)

  /// The same in arrays, for comparison. May cost a copy.
  var plain: AppState { get }
  /// Where the elements are.
  var storages: [Storage] { get }
  /// What `change` asks memory for while nobody else holds the value.
  func bytesInPlace(for change: Change) -> Int
  /// What `change` asks memory for beyond that while somebody else holds the value.
  func bytesOfCopy(for change: Change) -> Int
}

extension State {
  package func bytesInPlace(for change: Change) -> Int { 0 }
}
