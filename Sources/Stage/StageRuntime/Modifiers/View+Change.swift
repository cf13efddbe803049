extension View {
  /// Calls `action` with the old and the new value after an update in which `value` changed.
  ///
  /// - Parameter initial: Whether to also call it when the view first appears.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View {
    modified(by: .lifecycle) { node in
      switch node.replaceMemory(by: value) {
      case nil: if initial { node.ownLifecycle.onFirstAppear = { action(value, value) } }
      case let old? where old != value:
        node.stage.afterUpdate { if node.countChange(of: V.self) { action(old, value) } }
      case _?: break
      }
    }
  }

  /// Calls `action` after an update in which `value` changed.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Starts `action` when the view appears, and restarts it whenever `id` changes.
  public func task<ID: Equatable>(
    id: ID, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modified(by: .lifecycle) { node in
      node.ownLifecycle.task = (priority, action)
      guard let old = node.replaceMemory(by: id), old != id else { return }
      node.stage.afterUpdate { [weak node] in node?.lifecycle?.restart() }
    }
  }
}

extension Node {
  /// Stores `value`; returns the value stored before, which may itself be an optional `nil`.
  fileprivate func replaceMemory<Value>(by value: Value) -> Value? {
    defer { memory = value }
    guard let memory else { return nil }
    return memory as? Value
  }

  /// Counts a change that an `onChange` is about to act on. At the third in one update, stops it and returns `false`.
  fileprivate func countChange(of type: Any.Type) -> Bool {
    let isRecent = changes.update == stage.pending.number
    changes = (stage.pending.number, isRecent ? changes.count + 1 : 1)
    guard changes.count > Stage.changesPerUpdate else { return true }
    stage.stop(.droppedChange(of: "\(type)", in: "\(bodyAround?.viewType ?? viewType)"))
    return false
  }
}
