/// What a node does when it comes on screen, and when it goes.
final class Lifecycle {
  typealias Work = (priority: TaskPriority, action: @Sendable () async -> Void)

  var onFirstAppear: (() -> Void)?
  var onAppear: (() -> Void)?
  var onDisappear: (() -> Void)?
  var task: Work?

  private let activity: Activity
  private var running: Task<Void, Never>?
  private var hasAppeared = false

  init(_ activity: Activity) { self.activity = activity }

  deinit {
    running?.cancel()
  }

  var startsSomething: Bool { onFirstAppear != nil || onAppear != nil || task != nil }

  func appear() {
    guard !hasAppeared else { return }
    hasAppeared = true
    onFirstAppear?()
    onFirstAppear = nil
    onAppear?()
    if let task { startUnlessRunning(task) }
  }

  func disappear() {
    cancel()
    guard hasAppeared else { return }
    hasAppeared = false
    onDisappear?()
  }

  /// Ends the task that runs, and starts the one of now.
  func restart() {
    guard hasAppeared, let task else { return }
    cancel()
    startUnlessRunning(task)
  }

  /// Runs `work` until it ends or the node goes.
  func startUnlessRunning(_ work: Work) {
    guard running == nil else { return }
    activity.happened()
    running = Task(priority: work.priority) { [weak self, activity] in
      await work.action()
      if !Task.isCancelled { self?.running = nil }
      activity.happened()
    }
  }

  private func cancel() {
    running?.cancel()
    running = nil
  }
}

extension Node {
  /// The node's lifecycle, made when it is first asked for.
  var ownLifecycle: Lifecycle {
    if let lifecycle { return lifecycle }
    let lifecycle = Lifecycle(stage.activity)
    self.lifecycle = lifecycle
    stage.cameOnStage(self)
    return lifecycle
  }
}
