/// Where the values of one kind of event are kept, in the order of their events; the recorder keeps when they happened.
protocol Log: AnyObject {
  /// What the value under this number tells, when somebody reads it.
  func kinds(at number: Int) -> [Event.Kind]

  /// The value itself, where it is kept.
  func value(at number: Int) -> Any?

  /// Who wrote, where it is kept.
  func site(at number: Int) -> Site?

  /// Forgets the oldest value, because its event was dropped.
  func removeFirst()

  /// Whether it holds nothing, and nothing more will come.
  var isDone: Bool { get }
}

extension Log {
  func value(at number: Int) -> Any? { nil }
  func site(at number: Int) -> Site? { nil }
  var isDone: Bool { false }
}

/// Keeps values of one type, so that none needs a box of its own.
final class ValueLog<Value>: Log {
  private var values = Ring<Value>()
  private let kind: (Value) -> Event.Kind

  init(_ kind: @escaping (Value) -> Event.Kind) {
    self.kind = kind
  }

  func append(_ value: Value) -> Int { values.append(value) }

  func kinds(at number: Int) -> [Event.Kind] { values[number].map { [kind($0)] } ?? [] }

  func value(at number: Int) -> Any? { values[number] }

  func removeFirst() { values.removeFirst() }
}
