/// An observer of what happens on a stage.
public protocol StageObserver: AnyObject {
  /// Called around each act of the person. Must call `perform` once.
  func stagePerforms(_ act: String, perform: () -> Void)

  /// Called when a view's `@State` comes on stage, named as in `FeedView.model`.
  ///
  /// - Parameter read: returns the value now, without being observed.
  /// - Returns: the observer of its writes, if any.
  func stageMadeState<Value>(_ name: String, read: @escaping () -> Value) -> (any StateObserver)?

  /// The observer of bodies; `nil` unless implemented.
  var bodyObserver: (any BodyObserver)? { get }
}

extension StageObserver {
  public var bodyObserver: (any BodyObserver)? { nil }
}

/// An observer of the writes to one `@State`.
public protocol StateObserver: AnyObject {
  /// Called before each write, before the bodies that have read the state are invalidated.
  func stateWillChange()

  /// Called after each write, on the writer's own call.
  func stateDidChange()
}

/// An observer of what runs the bodies of views.
public protocol BodyObserver: AnyObject {
  /// Called when a value that a body has read is about to be written, on the writer's own call.
  ///
  /// Of several writes before the body runs again, only the first is reported.
  func stageInvalidates(_ body: BodyRun.ID)

  /// Called after a body has run, and before those inside it run.
  func stageRan(_ run: BodyRun)
}

/// One run of a view's body.
public struct BodyRun {
  /// The identity of a view in its place on the screen, for as long as it is there.
  public typealias ID = ObjectIdentifier

  /// What made a body run.
  public enum Trigger: Equatable, Sendable {
    /// The view is new, and so is the screen.
    case newScreen
    /// The view is new.
    case newView
    /// A value that the body has read was written.
    case write
    /// The body around it ran, and made the view again with another value or environment.
    case parent
  }

  /// The type of the view.
  public let view: Any.Type
  /// The body that ran.
  public let body: ID
  /// The body around it; `nil` for the screen's own.
  public let parent: ID?
  /// What made it run. A write counts also where the body around it ran too.
  public let trigger: Trigger
  /// Whether it changed what the screen shows.
  public let changedScreen: Bool
}
