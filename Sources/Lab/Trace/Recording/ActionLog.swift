/// Keeps the actions of one type, as they are or in words.
final class ActionLog<Action>: Log {
  private enum Kept {
    case value(Action)
    case text(String)
  }

  private var actions = Ring<Kept>()
  private let isKept: (Action) -> Bool

  init(keepsAll: Bool) {
    isKept = keepsAll ? { _ in true } : isSmall(Action.self)
  }

  func append(_ action: Action) -> Int {
    actions.append(isKept(action) ? .value(action) : .text(words(for: action)))
  }

  func kinds(at number: Int) -> [Event.Kind] {
    switch actions[number] {
    case .value(let action): [.action(words(for: action))]
    case .text(let text): [.action(text)]
    case nil: []
    }
  }

  func value(at number: Int) -> Any? {
    if case .value(let action) = actions[number] { action } else { nil }
  }

  func removeFirst() { actions.removeFirst() }
}

/// How to find out whether a value is small, found out once for its type.
private func isSmall<Value>(_ type: Value.Type) -> (Value) -> Bool {
  func test<Small: SmallValue>(_ type: Small.Type) -> Any {
    { (value: Small) in value.isSmall } as (Small) -> Bool
  }
  guard let type = type as? any SmallValue.Type else { return { _ in false } }
  return test(type) as? (Value) -> Bool ?? { _ in false }
}
