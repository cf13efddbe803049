import StageRuntime

/// Tells a log of the writes to what goes when this goes.
final class ObservedWrites {
  private let log: FieldLog

  init(_ log: FieldLog) { self.log = log }

  isolated deinit { log.close() }

  func willWrite(_ object: AnyObject) { log.willWrite(object) }
  func didWrite(_ object: AnyObject) { log.didWrite(object) }
}

extension ObservedWrites: StateObserver {
  func stateWillChange() { willWrite(self) }
  func stateDidChange() { didWrite(self) }
}
