/// A store, and who may be named as the holder of its old value.
package struct PlantedStore<State> {
  package let name: String
  /// Parts of the names of what holds the old value; whatever else is named is innocent. Empty if
  /// nothing holds it.
  package let holders: [String]
  package let state: @MainActor (_ size: Int) -> State
  package let update: @MainActor (inout State, _ index: Int) -> Void
  package let subscriber: (@MainActor (State) -> Any?)?

  package init(
    _ name: String, holders: [String] = [], state: @escaping @MainActor (Int) -> State,
    update: @escaping @MainActor (inout State, Int) -> Void,
    subscriber: (@MainActor (State) -> Any?)? = nil
  ) {
    self.name = name
    self.holders = holders
    self.state = state
    self.update = update
    self.subscriber = subscriber
  }
}

extension PlantedStore where State: LikingStore {
  package init(
    _ type: State.Type, holders: String..., subscriber: (@MainActor (State) -> Any?)? = nil
  ) {
    self.init(
      "\(type)", holders: holders, state: { State(size: $0) }, update: { $0.like($1) },
      subscriber: subscriber)
  }
}

/// What is done with each store, whatever its type.
package protocol StoreVisitor {
  mutating func visit<State>(_ store: PlantedStore<State>)
}

extension StoreVisitor {
  /// Visits all stores of this module.
  package mutating func visitAll() {
    visitPublishedShapes()
    visitHiddenCopies()
    visitInnocents()
  }

  private mutating func visitPublishedShapes() {
    visit(PlantedStore(ReturningStore.self, holders: "ReturningStore.like", "ReturningStore.state"))
    visit(PlantedStore(LastShownStore.self, holders: "LastShownStore.lastShown"))
    visit(
      PlantedStore(PublishingStore.self, holders: "subscriber.shown", subscriber: Screen.init))
    visit(PlantedStore(OldValueStore.self, holders: "OldValueStore.state", "OldValueStore.like"))
    visit(PlantedStore(PhaseStore.self, holders: "PhaseStore.like", "PhaseStore.phase"))
    visit(PlantedStore(RollbackStore.self, holders: "RollbackStore.like"))
    visit(PlantedStore(UndoStore.self, holders: "UndoStore.undo["))
    visit(PlantedStore(DistinctStore.self, holders: "DistinctStore.like"))
    visit(PlantedStore(ScopedStore.self, holders: "ScopedStore.viewStore.previous"))
    visit(PlantedStore(ScanStore.self, holders: "ScanStore.like", "ScanStore.state"))
    visit(PlantedStore(LoggingStore.self, holders: "released by LoggingStore.like"))
    visit(PlantedStore(StreamStore.self, holders: "StreamStore.states", "StreamStore.continuation"))

    visit(PlantedStore(InoutStore.self))
    visit(PlantedStore(ObservableStore.self))
    visit(PlantedStore(FeedViewModel.self))
    visit(PlantedStore(DidSetStore.self))
    visit(PlantedStore(SetAsideStore.self))
    visit(PlantedStore(ElementRollbackStore.self))
    visit(PlantedStore(InverseStore.self))
    visit(PlantedStore(PartStore.self))
    visit(
      PlantedStore(NotifyingStore.self) { store in
        store.subscribe { _ in }
        return nil
      })
    visit(PlantedStore(IDStreamStore.self))
    visit(PlantedStore("NormalisedState", state: NormalisedState.init) { $0.like($1) })
    visit(PlantedStore("FeedState", state: FeedState.init) { $0.toggleLike($1) })
  }

  private mutating func visitHiddenCopies() {
    visit(PlantedStore(SelectionStore.self, holders: "SelectionStore.like"))
    visit(PlantedStore(EverySecondStore.self, holders: "EverySecondStore.snapshot"))
    visit(PlantedStore(EverySixtyFourthStore.self, holders: "EverySixtyFourthStore.snapshot"))
    visit(PlantedStore(ActorStore.self, holders: "ActorStore.feed"))
    visit(PlantedStore(InPlaceActorStore.self))
    visit(PlantedStore(QueueStore.self, holders: "QueueStore.feed.previous"))
    visit(PlantedStore(DataStore.self, holders: "DataStore.previous"))
    visit(PlantedStore(InPlaceDataStore.self))
    visit(PlantedStore(TextStore.self, holders: "TextStore.previous"))
    visit(PlantedStore(DoubleBufferStore.self, holders: "DoubleBufferStore.back"))
    visit(PlantedStore(KeptBuffersStore.self))
    visit(PlantedStore(SortedViewModel.self))
    visit(
      PlantedStore("LocalHolder", holders: ["closure"], state: FeedState.init) { state, index in
        let old = state
        state.toggleLike(index)
        if old.posts[index] == state.posts[index] { state.isLoading.toggle() }
      })
    visit(PlantedStore(PrintingStore.self))
    visit(PlantedStore(HistoryStore.self, holders: "HistoryStore.history["))
    visit(PlantedStore(EventLogStore.self))
    visit(PlantedStore(MovingStore.self, holders: "MovingStore.previous"))
    visit(PlantedStore(ByIDStore.self, holders: "ByIDStore.previous"))
  }

  private mutating func visitInnocents() {
    visit(PlantedStore(FlatMapModel.self))
    visit(PlantedStore(MappingStore.self))
    visit(PlantedStore(FilteringStore.self))
    visit(PlantedStore(EmptiedCacheStore.self))
    visit(PlantedStore(ComparingCacheStore.self, holders: "ComparingCacheStore.like"))
    visit(PlantedStore(GlobalPublisher.self))
    visit(PlantedStore(LendingStore.self, holders: "released by LendingStore.like"))
    visit(PlantedStore(LocallySortingStore.self))
    visit(PlantedStore(InlinedStore.self, holders: "InlinedStore.like"))
  }
}
