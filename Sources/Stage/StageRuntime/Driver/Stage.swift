/// Runs one screen without a window: shows its views, and lets a test, a benchmark or a terminal act on them.
///
///     let stage = Stage(CounterView())
///     stage.appear()
///     try stage.tap("Add")
///     await stage.settle()
///     print(stage.text)  // Count: 1
///
/// What views observe must be written on the main actor.
public final class Stage {
  /// Bodies run since the stage was made, by view type.
  public private(set) var bodies: [String: BodyCount] = [:]

  let observer: (any StageObserver)?
  let environment: EnvironmentValues
  let activity = Activity()
  private(set) var isOnScreen = false
  private var root: Node!
  var pending = PendingUpdates()
  var outputChanged = false

  /// Builds the screen; it comes on screen with `appear()`.
  ///
  /// - Parameter onDismiss: what `@Environment(\.dismiss)` does.
  public init(
    _ view: some View, observer: (any StageObserver)? = nil, onDismiss: @escaping () -> Void = {}
  ) {
    _ = MainQueue.takesAllJobs
    self.observer = observer
    environment = EnvironmentValues(dismiss: DismissAction(action: onDismiss))
    root = Node(Swift.type(of: view), key: .position(0), parent: nil, stage: self)
    view._update(root)
    update()
  }

  /// The screen comes to be seen: `onAppear` and `task` run, in lists only when a row appears.
  public func appear() {
    isOnScreen = true
    perform("appear") {
      root.walk { node in
        if !node.isRow { node.lifecycle?.appear() }
      }
    }
  }

  /// The screen goes: its tasks are cancelled; its state stays for as long as the stage does.
  public func disappear() {
    isOnScreen = false
    perform("disappear") {
      root.walk { $0.lifecycle?.disappear() }
    }
  }

  /// Returns when the main actor has nothing left to do for this stage, as far as the stage can see.
  ///
  /// Work that waits for something outside (a held answer, a clock) counts as done. The stage is settled when
  /// nothing has happened on it for eight rounds of the main queue.
  public func settle() async {
    var quietRounds = 0
    while quietRounds < 8 {
      let before = activity.count
      update()
      await MainQueue.run(rounds: 1)
      quietRounds = activity.count == before ? quietRounds + 1 : 0
    }
  }

  /// The screen as it is now, with everything that was planned done.
  func upToDate() -> Node {
    update()
    return root
  }

  func perform(_ act: String, _ action: () -> Void) {
    activity.happened()
    guard let observer else {
      action()
      return update()
    }
    // A function with a name would be put on the heap for it.
    observer.stagePerforms(act) {
      action()
      update()
    }
  }

  func countBody(of type: Any.Type, run: () -> Void) {
    outputChanged = false
    run()
    let name = "\(type)"
    bodies[name, default: BodyCount()].run += 1
    if outputChanged { bodies[name, default: BodyCount()].changed += 1 }
  }
}

/// How often the body of one view type ran, and how often that changed what a person sees.
nonisolated public struct BodyCount: Equatable, Sendable {
  public var run = 0
  public var changed = 0

  public init(run: Int = 0, changed: Int = 0) {
    self.run = run
    self.changed = changed
  }
}

/// Counts all that happens on a stage, so that it can be told when nothing does.
final class Activity {
  private(set) var count = 0

  func happened() { count += 1 }
}
