extension View {
  /// Runs `action` when the view comes on screen.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modified(by: .lifecycle) { $0.ownLifecycle.onAppear = action }
  }

  /// Runs `action` when the view goes.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modified(by: .lifecycle) { $0.ownLifecycle.onDisappear = action }
  }

  /// Starts `action` when the view comes on screen, and cancels it when the view goes.
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modified(by: .lifecycle) { $0.ownLifecycle.task = (priority, action) }
  }

  /// Offers the person to refresh; the work is cancelled when the view goes.
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    modified(by: .refreshable, responding: .refresh(action))
  }
}
