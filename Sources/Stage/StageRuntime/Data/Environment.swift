import Observation

/// A value from a view's environment.
@propertyWrapper
public struct Environment<Value> {
  /// The value to read; `nil` for the object of type `Value`.
  private let keyPath: KeyPath<EnvironmentValues, Value>?
  private var value: Value?

  /// Reads one of the values; the stage supports only `\.dismiss`.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  /// Reads the nearest object of this type from `environment(_:)`; without one it traps, as in SwiftUI.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable { keyPath = nil }

  /// The value around the view; a default before the view is on a stage.
  public var wrappedValue: Value {
    guard let value = value ?? EnvironmentValues().value(keyPath) else {
      preconditionFailure(
        "no \(Value.self) in the environment: add .environment(…) to a view around")
    }
    return value
  }
}

extension Environment: NodeProperty {
  mutating func install(as name: String, in node: Node) {
    value = node.environment.value(keyPath)
    if keyPath == nil { node.composite?.environmentTypes.insert(ObjectIdentifier(Value.self)) }
  }
}

/// The values of a view's environment.
public struct EnvironmentValues {
  /// The action that closes the screen: the stage's `onDismiss`.
  public internal(set) var dismiss: DismissAction
  fileprivate var objects: [ObjectIdentifier: AnyObject] = [:]

  init(dismiss: DismissAction = DismissAction {}) { self.dismiss = dismiss }

  /// Returns the value at `keyPath`, or the object of this type.
  func value<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>?) -> Value? {
    keyPath.map { self[keyPath: $0] } ?? objects[ObjectIdentifier(Value.self)] as? Value
  }
}

extension View {
  /// Puts an object into the environment of the views inside, for `@Environment(Object.self)`.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    modified(by: .group) { node in
      let old: Object? = node.environment.value(nil)
      let type = ObjectIdentifier(Object.self)
      node.changeEnvironment = { $0.objects[type] = object }
      if old === object { return }
      node.walk { if $0.composite?.environmentTypes.contains(type) == true { node.stage.plan($0) } }
    }
  }
}

extension Node {
  /// The stage's environment, with the changes of every modifier from the root to here.
  var environment: EnvironmentValues {
    var values = parent?.environment ?? stage.environment
    changeEnvironment?(&values)
    return values
  }
}

/// An action that closes the screen.
public struct DismissAction {
  let action: () -> Void

  /// Closes the screen.
  public func callAsFunction() { action() }
}
