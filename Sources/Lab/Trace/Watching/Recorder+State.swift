import StageRuntime

extension Recorder {
  /// Watches a struct that a view holds as `@State`, named as in `FeedView.model`.
  @inlinable package func watch<Value>(
    state name: String, of type: Value.Type, _ list: @escaping (inout Fields<Value>) -> Void
  ) {
    guard watchesFields else { return }
    watch(
      state: name,
      StructWatch { (state: StoredState<Value>, recorder) in
        if recorder.level == .snapshots {
          return SnapshotLog(nil, of: recorder) { _ in state.read { $0.pointee } }
        }
        var fields = Fields<Value>()
        list(&fields)
        let changes = FieldChanges(of: fields)
        return ComparedLog(of: recorder) { _, writes in
          state.read { changes.takeIn($0, after: writes) }
        } mutations: {
          changes.mutations(at: $0)
        }
      })
  }

  @usableFromInline func watch(state name: String, _ watch: any StateWatch) {
    stateWatches[name] = watch
  }
}

/// How a view's state is watched that is still to come on stage.
@usableFromInline
protocol StateWatch {
  func observer<Value>(
    of state: StoredState<Value>, for recorder: Recorder
  ) -> (any StateObserver)?
}

@usableFromInline
struct StructWatch<State>: StateWatch {
  private let makeLog: (StoredState<State>, Recorder) -> FieldLog

  @usableFromInline init(log: @escaping (StoredState<State>, Recorder) -> FieldLog) {
    makeLog = log
  }

  @usableFromInline func observer<Value>(
    of state: StoredState<Value>, for recorder: Recorder
  ) -> (any StateObserver)? {
    guard let state = state as? StoredState<State> else { return nil }
    let log = makeLog(state, recorder)
    recorder.add(log)
    let observer = ObservedWrites(log)
    log.takeIn(observer)
    return observer
  }
}
