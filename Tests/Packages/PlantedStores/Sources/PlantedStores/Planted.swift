import OwnState

/// A store, and what the lab must find in it.
struct Planted {
  let name: String
  /// A part of the holder's name; `nil` if nothing is copied.
  let holder: String?
  let report: (_ size: Int) -> UpdateReport

  init<Store: LikingStore>(
    _ type: Store.Type, holder: String? = nil, subscriber: (@MainActor (Store) -> Any?)? = nil
  ) {
    name = "\(type)"
    self.holder = holder
    let measurement = StateMeasurement(name) {
      Store(size: $0)
    } update: { store, index in
      store.like(index)
    } subscriber: {
      subscriber?($0)
    }
    report = { measurement.report(at: $0) }
  }

  init<State>(
    _ type: State.Type, state: @escaping @MainActor (Int) -> State,
    update: @escaping @MainActor (inout State, Int) -> Void
  ) {
    name = "\(type)"
    holder = nil
    let measurement = StateMeasurement(name, state: state, update: update)
    report = { measurement.report(at: $0) }
  }

  static let all = [
    Planted(ReturningStore.self, holder: "ReturningStore.like"),
    Planted(LastShownStore.self, holder: "LastShownStore.lastShown"),
    Planted(PublishingStore.self, holder: "subscriber.shown", subscriber: Screen.init),
    Planted(OldValueStore.self, holder: "OldValueStore.state"),
    Planted(PhaseStore.self, holder: "PhaseStore.like"),
    Planted(RollbackStore.self, holder: "RollbackStore.like"),
    Planted(UndoStore.self, holder: "UndoStore.undo["),
    Planted(DistinctStore.self, holder: "DistinctStore.like"),
    Planted(ScopedStore.self, holder: "ScopedStore.viewStore.previous"),
    Planted(ScanStore.self, holder: "ScanStore.like"),
    Planted(LoggingStore.self, holder: "LoggingStore."),
    Planted(StreamStore.self, holder: "StreamStore.states"),

    Planted(InoutStore.self),
    Planted(ObservableStore.self),
    Planted(FeedViewModel.self),
    Planted(DidSetStore.self),
    Planted(SetAsideStore.self),
    Planted(ElementRollbackStore.self),
    Planted(InverseStore.self),
    Planted(PartStore.self),
    Planted(NotifyingStore.self) { store in
      store.subscribe { _ in }
      return nil
    },
    Planted(IDStreamStore.self),
    Planted(NormalisedState.self, state: NormalisedState.init) { $0.like($1) },
    Planted(FeedState.self, state: FeedState.init) { $0.toggleLike($1) },
  ]
}
