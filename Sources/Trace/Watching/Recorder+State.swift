import StageRuntime

extension Recorder {
  /// Watches a struct that a view holds as `@State`, named as in `FeedView.model`.
  package func watch<Value>(
    state name: String, of type: Value.Type, _ list: @escaping (inout Fields<Value>) -> Void
  ) {
    guard watchesFields else { return }
    stateWatches[name] = StructWatch(list: list)
  }
}

/// The fields of a view's state that is still to come on stage.
protocol StateWatch {
  func watch<Value>(_ read: @escaping () -> Value, by recorder: Recorder) -> (any StateObserver)?
}

private struct StructWatch<State>: StateWatch {
  let list: (inout Fields<State>) -> Void

  func watch<Value>(_ read: @escaping () -> Value, by recorder: Recorder) -> (any StateObserver)? {
    guard let read = read as? () -> State else { return nil }
    var fields = Fields<State>()
    list(&fields)
    let changes = FieldChanges(of: fields)
    let log: FieldLog =
      if recorder.level == .snapshots {
        SnapshotLog(nil, of: recorder) { _ in read() }
      } else {
        ComparedLog(of: recorder) { _, writes in
          withUnsafePointer(to: read()) { changes.takeIn($0, after: writes) }
        } mutations: {
          changes.mutations(at: $0)
        }
      }
    recorder.add(log)
    let observer = ObservedWrites(log)
    log.takeIn(observer)
    return observer
  }
}
