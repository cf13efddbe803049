import Synchronization

extension Recorder {
  /// Runs work outside the screen, and records how it began and how it ended.
  ///
  /// Both belong to whoever asked, but a cancellation to whoever cancelled. What arrives after the caller was cancelled
  /// counts as cancelled.
  nonisolated(nonsending) package func effect<Payload: Sendable, Value: Sendable, Failure: Error>(
    _ name: StaticString, _ payload: Payload, _ work: () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    guard let start = await recordStart(of: name, payload) else { return try await work() }
    let canceller = Mutex<Cause?>(nil)
    let result = await withTaskCancellationHandler {
      do throws(Failure) {
        return Result<Value, Failure>.success(try await work())
      } catch {
        return .failure(error)
      }
    } onCancel: {
      canceller.withLock { $0 = Cause.current }
    }
    if Task.isCancelled {
      await recordCancellation(of: start, by: canceller.withLock { $0 })
    } else {
      await recordEnd(of: start, result)
    }
    return try result.get()
  }

  private func recordStart(of name: StaticString, _ payload: some Sendable) -> StartedEffect? {
    guard level > .off else { return nil }
    let request = "\(NamedAction(name: name, payload: payload))"
    let effect = Effect(name: "\(name)", request: request, phase: .started)
    return StartedEffect(effect: effect, number: record(effect, cause: currentCause))
  }

  private func recordEnd<Value: Sendable, Failure: Error>(
    of start: StartedEffect, _ result: Result<Value, Failure>
  ) {
    switch result {
    case .success(let value):
      let answer = level == .snapshots ? value : nil
      _ = record(start.ended(.finished), answer: answer, cause: currentCause)
    case .failure(let error):
      _ = record(start.ended(.failed(summary(of: error))), cause: currentCause)
    }
  }

  private func recordCancellation(of start: StartedEffect, by canceller: Cause?) {
    let cause = canceller?.recorder === self ? canceller?.event : currentCause
    _ = record(start.ended(.cancelled), cause: cause)
  }

  private func record(_ effect: Effect, answer: Any? = nil, cause: Int?) -> Int {
    record(in: EffectLog.self, cause: cause) {
      EffectLog()
    } append: {
      $0.append(effect, answer: answer)
    }
  }
}

/// An effect under way, and the number of the happening with which it started.
private struct StartedEffect: Sendable {
  let effect: Effect
  let number: Int

  func ended(_ phase: Effect.Phase) -> Effect {
    Effect(name: effect.name, request: effect.request, phase: phase, start: number)
  }
}

private final class EffectLog: Log {
  private var effects = Ring<(effect: Effect, answer: Any?)>()

  func append(_ effect: Effect, answer: Any?) -> Int { effects.append((effect, answer)) }

  func kinds(at number: Int) -> [Event.Kind] {
    effects[number].map { [.effect($0.effect)] } ?? []
  }

  func value(at number: Int) -> Any? { effects[number]?.answer }

  func removeFirst() { effects.removeFirst() }
}
