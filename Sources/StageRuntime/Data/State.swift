import Observation

/// A value that a view owns, and that lives as long as the view's place on the screen.
///
/// Reading gives a copy and writing puts one back, as in SwiftUI: so an array inside that is changed in place is
/// copied first, because the stage still holds the old one.
@propertyWrapper
public struct State<Value> {
  private let initialValue: Value
  private let link = Link<StateBox<Value>>()

  public init(wrappedValue: Value) { initialValue = wrappedValue }

  public init(initialValue: Value) { self.initialValue = initialValue }

  /// Before the view is on a stage, reading gives the initial value and writing does nothing.
  public var wrappedValue: Value {
    get { link.target?.value ?? initialValue }
    nonmutating set { link.target?.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

/// Does what `@Observable` would make it do, but for changing in place, and keeps its key path: a generic class would make one on every access, which
/// takes several times as long as the access.
final class StateBox<Value>: Observable {
  private let registrar = ObservationRegistrar()
  private let path: KeyPath<StateBox, Value> = \.value
  private var stored: Value
  var observer: (any StateObserver)?

  init(_ value: Value) { stored = value }

  var value: Value {
    get {
      registrar.access(self, keyPath: path)
      return stored
    }
    set {
      observer?.stateWillChange()
      registrar.withMutation(of: self, keyPath: path) { stored = newValue }
      observer?.stateDidChange()
    }
  }
}

extension State: NodeProperty {
  func install(as name: String, in node: Node) {
    link.target = node.stateBox(name) { StateBox(initialValue) }
  }
}
