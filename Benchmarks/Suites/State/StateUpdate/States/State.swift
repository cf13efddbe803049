/// A layout of everything that an app knows, as a value.
protocol State: SendableMetatype {
  init(_ plain: AppState)

  /// Changes the value in place.
  mutating func apply(_ action: Action)

  /// The same state in arrays, for comparison. May cost a copy.
  var plain: AppState { get }
  /// The value as a history keeps it: a copy that later changes leave as it is.
  var kept: Self { get }
  var storages: [Storage] { get }
  /// The bytes that `action` asks for while the value has one owner; `nil` where only a count would tell
  /// them, and nothing is counted.
  func bytesInPlace(for action: Action) -> Int?
  /// The bytes that `action` asks for beyond that while the value has a second owner.
  func bytesOfCopy(for action: Action) -> Int
}

extension State {
  var kept: Self { self }
  func bytesInPlace(for action: Action) -> Int? { 0 }
}
