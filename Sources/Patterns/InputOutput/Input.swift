import LabStreams
import LabTracepoints

/// The input of one user action: the view calls it as a method, the view model composes its stream.
package final class Input<Value> {
  /// The name in a trace, which the recorder sets.
  package var name = ""
  private let subject = Subject<Value>()

  package func callAsFunction(_ value: Value) {
    Cause.action(name, value) { subject.send(value) }
  }

  package var stream: Stream<Value> { subject.stream }
}

extension Input<Void> {
  package func callAsFunction() {
    Cause.action(name) { subject.send(()) }
  }

  /// Sends unless the caller is cancelled, and returns when `isRunning` is false.
  package func callAsFunction(while isRunning: any Signal<Bool>) async {
    if Task.isCancelled { return }
    self()
    for await isRunning in isRunning.stream.values where !isRunning { return }
  }
}
