extension View {
  /// Runs `action` when the view appears.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modified(by: .lifecycle) { $0.ownLifecycle.onAppear = action }
  }

  /// Runs `action` when the view disappears.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modified(by: .lifecycle) { $0.ownLifecycle.onDisappear = action }
  }

  /// Starts `action` when the view appears, and cancels it when the view disappears.
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modified(by: .lifecycle) { $0.ownLifecycle.task = (priority, action) }
  }

  /// Adds pull to refresh; its task is cancelled when the view disappears.
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    modified(by: .refreshable, responding: .refresh(action))
  }
}
