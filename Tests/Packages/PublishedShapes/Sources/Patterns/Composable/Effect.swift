/// Sends an action to the store.
typealias Send<Action> = (Action) -> Void

/// Work that follows an action, and sends more.
struct Effect<Action> {
  enum Operation {
    case run(id: AnyHashable?, (@escaping Send<Action>) async -> Void)
    case cancel(id: AnyHashable)
  }

  let operations: [Operation]

  static var none: Effect { Effect(operations: []) }

  static func run(_ work: @escaping (@escaping Send<Action>) async -> Void) -> Effect {
    Effect(operations: [.run(id: nil, work)])
  }

  static func cancel(id: some Hashable) -> Effect {
    Effect(operations: [.cancel(id: id)])
  }

  static func merge(_ effects: [Effect]) -> Effect {
    Effect(operations: effects.flatMap(\.operations))
  }

  /// The same work, which `cancel(id:)` cancels.
  func cancellable(id: some Hashable, cancelInFlight: Bool = false) -> Effect {
    let cancellable = operations.map { operation in
      guard case .run(_, let work) = operation else { return operation }
      return .run(id: id, work)
    }
    return Effect(operations: (cancelInFlight ? [.cancel(id: id)] : []) + cancellable)
  }

  /// The same work, whose actions are embedded in a parent's.
  func map<Parent>(_ embed: @escaping (Action) -> Parent) -> Effect<Parent> {
    Effect<Parent>(
      operations: operations.map { operation in
        switch operation {
        case .cancel(let id): .cancel(id: id)
        case .run(let id, let work):
          .run(id: id) { send in await work { send(embed($0)) } }
        }
      })
  }
}
