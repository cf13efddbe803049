extension Recorder {
  func recordAct(_ act: String) -> Cause {
    let log = log(ValueLog<String>.self) { ValueLog { .act($0) } }
    return Cause(recorder: self, event: record(log, log.append(act), cause: nil))
  }

  func recordAction<Action>(_ action: Action) -> Cause {
    let log = log(ActionLog<Action>.self) { ActionLog(keepsAll: level == .snapshots) }
    return Cause(recorder: self, event: record(log, log.append(action), cause: currentCause))
  }

  /// Records what is told once and held nowhere.
  package func recordOutput<Output>(_ output: Output) {
    guard level > .off else { return }
    let log = log(ValueLog<Told<Output>>.self) { ValueLog { .output(words(for: $0.output)) } }
    record(log, log.append(Told(output: output)), cause: currentCause)
  }

  /// Records what is told once and held nowhere, shown as in `message(saved)`.
  package func recordOutput(_ name: StaticString, _ payload: some Any) {
    recordOutput(NamedAction(name: name, payload: payload))
  }
}

private struct Told<Output> {
  let output: Output
}
