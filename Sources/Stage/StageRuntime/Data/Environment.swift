/// A value from a view's environment.
@propertyWrapper
public struct Environment<Value> {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private let link = Link<EnvironmentValues>()

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  /// The value in the stage's environment; a default before the view is on a stage.
  public var wrappedValue: Value { (link.target ?? EnvironmentValues())[keyPath: keyPath] }
}

extension Environment: NodeProperty {
  func install(as name: String, in node: Node) { link.target = node.stage.environment }
}

/// The values of a view's environment.
public struct EnvironmentValues {
  public internal(set) var dismiss = DismissAction {}
}

/// An action that closes the screen.
public struct DismissAction {
  let action: () -> Void

  public func callAsFunction() { action() }
}
