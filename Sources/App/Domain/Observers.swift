/// Closures that are called with each value that is sent, for as long as their owners live.
@MainActor
public final class Observers<Value> {
  private var observers: [Observer] = []

  /// An object, because copying a weak reference costs more than a call.
  private final class Observer {
    weak let owner: AnyObject?
    let receive: (Value) -> Void

    init(_ owner: AnyObject, _ receive: @escaping (Value) -> Void) {
      self.owner = owner
      self.receive = receive
    }
  }

  /// Creates an empty list.
  public init() {}

  private func add(_ owner: AnyObject, _ receive: @escaping (Value) -> Void) {
    observers.removeAll { $0.owner == nil }
    observers.append(Observer(owner, receive))
  }

  /// The list to observe, which cannot send.
  public var list: List { List(observers: self) }

  /// Observers without a way to send.
  @MainActor public struct List {
    fileprivate let observers: Observers

    /// Adds a closure, which must not retain its owner.
    public func add(_ owner: AnyObject, _ receive: @escaping (Value) -> Void) {
      observers.add(owner, receive)
    }
  }

  /// Calls the closures in the order in which they were added, before it returns.
  public func send(_ value: Value) {
    for observer in observers where observer.owner != nil { observer.receive(value) }
  }
}

/// Reflects only how many observe.
extension Observers: @MainActor CustomReflectable {
  public var customMirror: Mirror {
    Mirror(self, children: ["observers": observers.count { $0.owner != nil }])
  }
}
