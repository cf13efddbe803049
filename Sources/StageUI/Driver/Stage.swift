import Observation

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

  private(set) weak var observer: (any StageObserver)?
  let environment: EnvironmentValues
  let activity = Activity()
  var outputChanged = false

  private var root: Node?
  private var planned: [Node] = []
  private var invalid: [Node] = []
  private var arrived: [Node] = []
  private var afterwards: [() -> Void] = []
  private var isUpdating = false
  private var isUpdateScheduled = false
  private(set) var isOnScreen = false

  /// Builds the screen; it comes on screen with `appear()`.
  ///
  /// - Parameter onDismiss: what `@Environment(\.dismiss)` does.
  public init(
    _ view: some View, observer: (any StageObserver)? = nil, onDismiss: @escaping () -> Void = {}
  ) {
    _ = MainQueue.takesAllJobs
    self.observer = observer
    environment = EnvironmentValues(dismiss: DismissAction(action: onDismiss))
    let root = Node(Swift.type(of: view), key: .position(0), parent: nil, stage: self)
    self.root = root
    view._update(root)
    update()
  }

  /// The screen comes to be seen: `onAppear` and `task` run, in lists only when a row appears.
  public func appear() {
    isOnScreen = true
    perform("appear") {
      root?.walk { node in
        if !node.isRow { node.lifecycle?.appear() }
      }
    }
  }

  /// The screen goes: its tasks are cancelled; its state stays for as long as the stage does.
  public func disappear() {
    isOnScreen = false
    perform("disappear") {
      root?.walk { $0.lifecycle?.disappear() }
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
}

// MARK: - For the driver

extension Stage {
  /// The screen as it is now, with everything that was planned done.
  func upToDate() -> Node? {
    update()
    return root
  }

  func perform(_ act: String, _ action: () -> Void) {
    activity.happened()
    func performAndShow() {
      action()
      update()
    }
    if let observer {
      observer.stagePerforms(act) { performAndShow() }
    } else {
      performAndShow()
    }
  }
}

// MARK: - For the nodes

extension Stage {
  /// The node's body shall run in this update.
  func plan(_ node: Node) {
    planned.append(node)
  }

  /// What the node's body has read is about to change.
  func invalidate(_ node: Node) {
    activity.happened()
    node.composite?.isInvalid = true
    invalid.append(node)
    guard !isUpdateScheduled else { return }
    isUpdateScheduled = true
    Task {
      isUpdateScheduled = false
      update()
    }
  }

  /// Runs `action` when the screen is up to date.
  func afterUpdate(_ action: @escaping () -> Void) {
    afterwards.append(action)
  }

  func cameOnStage(_ node: Node) {
    arrived.append(node)
  }

  func countBody(of type: Any.Type, run: () -> Void) {
    outputChanged = false
    run()
    let name = "\(type)"
    bodies[name, default: BodyCount()].run += 1
    if outputChanged { bodies[name, default: BodyCount()].changed += 1 }
  }

  /// Runs what is planned, then what is invalid from the root outwards, so that a body around another runs first
  /// and nothing runs twice.
  private func update() {
    guard !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    while true {
      if !planned.isEmpty {
        let nodes = planned
        planned = []
        for node in nodes where !node.isGone { node.composite?.run() }
      } else if let node = invalid.min(by: { $0.depth < $1.depth }) {
        invalid.removeAll { $0 === node }
        if node.composite?.isInvalid == true, !node.isGone { node.composite?.run() }
      } else if !arrived.isEmpty {
        let nodes = arrived
        arrived = []
        if isOnScreen {
          for node in nodes where !node.isRow && !node.isGone { node.lifecycle?.appear() }
        }
      } else if !afterwards.isEmpty {
        afterwards.removeFirst()()
      } else {
        return
      }
    }
  }
}
