/// The unstructured tasks of one screen or feature, cancelled together: when the screen disappears, at the
/// latest when this is released.
@MainActor
public final class TaskBag {
  private var tasks: [Int: Task<Void, Never>] = [:]
  private var nextKey = 0

  /// The tasks that have not ended, oldest first.
  package var running: [Task<Void, Never>] {
    tasks.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Creates an empty bag.
  public init() {}

  isolated deinit {
    cancelAll()
  }

  /// Runs `work` on the main actor until it ends or is cancelled.
  @discardableResult
  public func start(_ work: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
    let key = nextKey
    nextKey += 1
    let task = Task { [weak self] in
      await work()
      self?.tasks[key] = nil
    }
    tasks[key] = task
    return task
  }

  /// Cancels all tasks, oldest first, so that every run is alike.
  public func cancelAll() {
    for (_, task) in tasks.sorted(by: { $0.key < $1.key }) { task.cancel() }
    tasks = [:]
  }
}
