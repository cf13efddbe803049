import Observation

/// A value from a view's environment.
@propertyWrapper
public struct Environment<Value> {
  private let read: (EnvironmentValues) -> Value
  private let link = Link<EnvironmentValues>()

  /// Reads one of the values; the stage supports only `\.dismiss`.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }

  /// Reads the nearest object of this type from `environment(_:)`; without one it traps, as in SwiftUI.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = { values in
      guard let object = values.object(objectType) else {
        preconditionFailure(
          "no \(objectType) in the environment: add .environment(…) to a view around")
      }
      return object
    }
  }

  /// The value around the view; a default before the view is on a stage.
  public var wrappedValue: Value { read(link.target ?? EnvironmentValues()) }
}

extension Environment: NodeProperty {
  func install(as name: String, in node: Node) { link.target = node.environment }
}

/// The values of a view's environment.
public struct EnvironmentValues {
  /// The action that closes the screen: the stage's `onDismiss`.
  public internal(set) var dismiss = DismissAction {}
  private var objects: [ObjectIdentifier: AnyObject] = [:]

  init() {}

  init(dismiss: DismissAction) { self.dismiss = dismiss }

  func object<Object: AnyObject>(_ type: Object.Type) -> Object? {
    objects[ObjectIdentifier(type)] as? Object
  }

  mutating func setObject<Object: AnyObject>(_ object: Object?) {
    objects[ObjectIdentifier(Object.self)] = object
  }
}

extension View {
  /// Puts an object into the environment of the views inside, for `@Environment(Object.self)`.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    modified(by: .group) { node in node.changeEnvironment = { $0.setObject(object) } }
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
