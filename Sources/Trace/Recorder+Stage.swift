import StageUI

extension Recorder: StageObserver {
  package func stagePerforms(_ act: String, perform: () -> Void) {
    Cause.$current.withValue(recordAct(act), operation: perform)
  }

  package func stageMadeState(_ name: String, read: @escaping () -> Any?) {
    if isWatching(state: name) { watchState(read: read) }
  }
}
