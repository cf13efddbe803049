/// What a node does when it comes on screen, and when it goes.
final class Lifecycle {
  var onFirstAppear: (() -> Void)?
  var onAppear: (() -> Void)?
  var onDisappear: (() -> Void)?
  var task: (@Sendable () async -> Void)?
  var priority: TaskPriority = .userInitiated

  private let activity: Activity
  private var running: Task<Void, Never>?
  private var hasAppeared = false

  init(_ activity: Activity) {
    self.activity = activity
  }

  deinit {
    running?.cancel()
  }

  var startsSomething: Bool {
    onFirstAppear != nil || onAppear != nil || task != nil
  }

  func appear() {
    guard !hasAppeared else { return }
    hasAppeared = true
    onFirstAppear?()
    onFirstAppear = nil
    onAppear?()
    if let task { startUnlessRunning(task) }
  }

  func disappear() {
    running?.cancel()
    running = nil
    guard hasAppeared else { return }
    hasAppeared = false
    onDisappear?()
  }

  /// Ends the task that runs, and starts the one of now.
  func restart() {
    guard hasAppeared, let task else { return }
    running?.cancel()
    running = nil
    startUnlessRunning(task)
  }

  /// Runs `action` until it ends or the node goes.
  func startUnlessRunning(_ action: @escaping @Sendable () async -> Void) {
    guard running == nil else { return }
    running = activity.start(priority) { [weak self] in
      await action()
      self?.ended()
    }
  }

  private func ended() {
    guard !Task.isCancelled else { return }
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
