/// One screen without a window, driven by a test, a benchmark or a terminal.
///
///     struct Counter: View {
///       @State private var count = 0
///       var body: some View { Button("Count: \(count)") { count += 1 } }
///     }
///
///     let stage = Stage(Counter())
///     stage.appear()
///     try stage.tap("Count: 0")
///     await stage.settle()
///     print(stage.text)  // [Count: 1]
///
/// Whatever the views observe must be written on the main actor.
public final class Stage {
  /// The body counts since the stage was created, by view type.
  public private(set) var bodies: [String: BodyCount] = [:]

  let observer: (any StageObserver)?
  var bodyObserver: (any BodyObserver)? { observer?.bodyObserver }
  let environment: EnvironmentValues
  let comparison: ValueComparison
  let activity = Activity()
  private(set) var isOnScreen = false
  private var root: Node!
  private var properties: [ObjectIdentifier: [Property]] = [:]
  var pending = PendingUpdates()
  var outputChanged = false
  var endFocus: (() -> Void)?
  /// Why the screen is updated no more.
  var failure: StageError?

  /// The node whose body is running, on whichever stage: one runs at a time.
  private(set) static var runningNode: Node?

  /// Builds the screen, which is not visible before `appear()`.
  ///
  /// - Parameters:
  ///   - closures: When the closures of two views are equal, and so when a body is skipped.
  ///   - onDismiss: The action of `@Environment(\.dismiss)`.
  public init(
    _ view: some View, closures: ClosureComparison = .byCaptures,
    observer: (any StageObserver)? = nil, onDismiss: @escaping () -> Void = {}
  ) {
    _ = MainQueue.takesAllJobs
    self.observer = observer
    comparison = ValueComparison(closures: closures)
    environment = EnvironmentValues(dismiss: DismissAction(action: onDismiss))
    root = Node(Swift.type(of: view), key: .position(0), parent: nil, stage: self)
    view._update(root)
    update()
  }

  /// Shows the screen: runs `onAppear` and `task`, of inner views first, except in rows of a list.
  public func appear() {
    isOnScreen = true
    perform("appear") {
      root.walkInnerFirst { node in
        if !node.isRow { node.lifecycle?.appear() }
      }
    }
  }

  /// Hides the screen: cancels its tasks. Its state lives as long as the stage.
  public func disappear() {
    isOnScreen = false
    perform("disappear") {
      root.walk { $0.lifecycle?.disappear() }
    }
  }

  /// Returns when the main actor has nothing left to do for this stage.
  ///
  /// The stage has settled after eight rounds of the main queue without activity. Work that waits
  /// for a held answer or a clock counts as done.
  public func settle() async { await Self.settle([self]) }

  /// Returns when the main actor has nothing left to do for any of the stages.
  package static func settle(_ stages: [Stage]) async {
    var quietRounds = 0
    while quietRounds < 8 {
      let before = stages.reduce(0) { $0 + $1.activity.count }
      for stage in stages { stage.update() }
      await MainQueue.run(rounds: 1)
      let count = stages.reduce(0) { $0 + $1.activity.count }
      quietRounds = count == before ? quietRounds + 1 : 0
    }
  }

  /// Returns the root after all planned updates.
  func upToDate() -> Node {
    update()
    return root
  }

  func perform(_ act: String, _ action: () -> Void) {
    activity.record()
    guard let observer else {
      action()
      return update()
    }
    // A local function would be allocated on the heap.
    observer.stagePerforms(act) {
      action()
      update()
    }
  }

  /// Returns the wrappers among the stored properties of a view.
  func properties<V: View>(of view: V.Type) -> [Property] {
    if let known = properties[ObjectIdentifier(view)] { return known }
    let all = Property.all(of: view)
    properties[ObjectIdentifier(view)] = all
    return all
  }

  func countBody(of type: Any.Type, in node: Node, run: () -> Void) {
    outputChanged = false
    Self.runningNode = node
    run()
    Self.runningNode = nil
    let name = String("\(type)".prefix { $0 != "<" })
    bodies[name, default: BodyCount()].run += 1
    if outputChanged { bodies[name, default: BodyCount()].changed += 1 }
  }
}

/// How often the body of one view type ran, and how often that changed the screen.
nonisolated public struct BodyCount: Equatable, Sendable {
  /// How often the body ran.
  public var run = 0
  /// How often it changed what the screen shows.
  public var changed = 0

  /// Creates a count, to compare with another.
  public init(run: Int = 0, changed: Int = 0) {
    self.run = run
    self.changed = changed
  }
}

/// Counts the events on a stage, to detect when it is quiet.
final class Activity {
  private(set) var count = 0

  func record() { count += 1 }
}
