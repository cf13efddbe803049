import StageRuntime

extension Recorder: StageObserver {
  package func stagePerforms(_ act: String, perform: () -> Void) {
    finishWrites()
    Cause.$current.withValue(recordAct(act), operation: perform)
    finishWrites()
  }

  package func stageMadeState(_ name: String, read: @escaping () -> Any?) {
    if isWatching(state: name) { watchState(read: read) }
  }
}
