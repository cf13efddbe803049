import StageRuntime

extension Recorder: StageObserver {
  @usableFromInline package func stagePerforms(_ act: String, perform: () -> Void) {
    guard level > .off else { return perform() }
    finishWrites()
    Cause.$current.withValue(recordAct(act), operation: perform)
    finishWrites()
  }

  @usableFromInline package func stageMadeState<Value>(_ name: String, read: @escaping () -> Value)
  {
    stateWatches[name]?.watch(read, by: self)
  }
}
