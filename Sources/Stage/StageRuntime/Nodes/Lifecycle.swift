/// The actions of a node on appearing and disappearing, and its task.
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

  deinit { running?.cancel() }

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

  /// Restarts the task for the current value.
  func restart() {
    guard hasAppeared, let task else { return }
    cancel()
    startUnlessRunning(task)
  }

  /// Runs `work` until it ends or the node disappears.
  func startUnlessRunning(_ work: Work) {
    guard running == nil else { return }
    activity.record()
    running = Task(priority: work.priority) { [weak self, activity] in
      await work.action()
      if !Task.isCancelled { self?.running = nil }
      activity.record()
    }
  }

  private func cancel() {
    running?.cancel()
    running = nil
  }
}

extension Node {
  /// The node's lifecycle, created on first use.
  var ownLifecycle: Lifecycle {
    if let lifecycle { return lifecycle }
    let lifecycle = Lifecycle(stage.activity)
    self.lifecycle = lifecycle
    stage.appearAfterUpdate(self)
    return lifecycle
  }
}
