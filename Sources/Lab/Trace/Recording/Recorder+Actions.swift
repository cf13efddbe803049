extension Recorder {
  func recordAct(_ act: String) -> Cause {
    let number = record(in: ValueLog<String>.self, cause: nil) {
      ValueLog { .act($0) }
    } append: {
      $0.append(act)
    }
    return Cause(recorder: self, event: number)
  }

  func recordAction<Action>(_ action: Action) -> Cause {
    let keepsAll = level == .snapshots
    let number = record(in: ActionLog<Action>.self, cause: currentCause) {
      ActionLog(keepsAll: keepsAll)
    } append: {
      $0.append(action)
    }
    return Cause(recorder: self, event: number)
  }

  /// Records what is told once and held nowhere; it is kept, so it has to be small.
  package func recordOutput<Output: SmallValue>(_ output: Output) {
    guard level > .off else { return }
    _ = record(in: ValueLog<Told<Output>>.self, cause: currentCause) {
      ValueLog { .output(words(for: $0.output)) }
    } append: {
      $0.append(Told(output: output))
    }
  }

  /// Records what is told once and held nowhere, shown as in `message(saved)`.
  package func recordOutput(_ name: StaticString, _ payload: some SmallValue) {
    recordOutput(NamedAction(name: name, payload: payload))
  }
}

/// Has a log of its own, beside that of acts.
private struct Told<Output> {
  let output: Output
}
