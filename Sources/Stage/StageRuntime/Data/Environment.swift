/// A value that a view finds around it.
@propertyWrapper
public struct Environment<Value> {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private let link = Link<EnvironmentValues>()

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  /// Before the view is on a stage, what is found does nothing.
  public var wrappedValue: Value { (link.target ?? EnvironmentValues())[keyPath: keyPath] }
}

extension Environment: NodeProperty {
  func install(as name: String, in node: Node) { link.target = node.stage.environment }
}

/// What a view can find around it.
public struct EnvironmentValues {
  public internal(set) var dismiss = DismissAction {}
}

/// Closes the screen when it is called.
public struct DismissAction {
  let action: () -> Void

  public func callAsFunction() { action() }
}
