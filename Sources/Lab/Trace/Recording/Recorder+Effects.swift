import Synchronization

extension Recorder {
  /// Runs work outside the screen, and records how it began and how it ended.
  ///
  /// Both belong to whoever asked, but a cancellation to whoever cancelled. What arrives after the caller was cancelled
  /// counts as cancelled.
  nonisolated(nonsending) package func effect<
    each Payload: SmallValue & Sendable, Value: Sendable, Failure: Error
  >(
    _ name: StaticString, _ payload: repeat each Payload,
    work: () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    let request = Request(name: name) { list(of: repeat each payload) }
    guard let start = await recordStart(of: request) else { return try await work() }
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

  private func recordStart(of request: Request) -> StartedEffect? {
    guard level > .off else { return nil }
    let effect = KeptEffect(request: request, phase: .started)
    return StartedEffect(request: request, number: record(effect, cause: currentCause))
  }

  private func recordEnd<Value: Sendable, Failure: Error>(
    of start: StartedEffect, _ result: Result<Value, Failure>
  ) {
    switch result {
    case .success(let value):
      let answer = level == .snapshots ? value : nil
      _ = record(start.ended(.finished(answer)), cause: currentCause)
    case .failure(let error):
      _ = record(start.ended(.failed(error)), cause: currentCause)
    }
  }

  private func recordCancellation(of start: StartedEffect, by canceller: Cause?) {
    let cause = canceller?.recorder === self ? canceller?.event : currentCause
    _ = record(start.ended(.cancelled), cause: cause)
  }

  private func record(_ effect: KeptEffect, cause: Int?) -> Int {
    record(in: EffectLog.self, cause: cause) {
      EffectLog()
    } append: {
      $0.append(effect)
    }
  }
}

/// What is asked of the world, which is put into words when somebody reads it.
private nonisolated struct Request: Sendable {
  let name: StaticString
  let payload: @Sendable () -> String
}

/// An effect under way, and the number of the happening with which it started.
private struct StartedEffect: Sendable {
  let request: Request
  let number: Int

  func ended(_ phase: KeptEffect.Phase) -> KeptEffect {
    KeptEffect(request: request, phase: phase, start: number)
  }
}

private struct KeptEffect {
  enum Phase {
    case started
    case finished(Any?)
    case failed(any Error)
    case cancelled
  }

  let request: Request
  let phase: Phase
  var start: Int?

  /// In words.
  var effect: Effect {
    let name = "\(request.name)"
    let phase: Effect.Phase =
      switch phase {
      case .started: .started
      case .finished: .finished
      case .failed(let error): .failed(summary(of: error))
      case .cancelled: .cancelled
      }
    return Effect(name: name, request: "\(name)(\(request.payload()))", phase: phase, start: start)
  }
}

private final class EffectLog: Log {
  private var effects = Ring<KeptEffect>()

  func append(_ effect: KeptEffect) -> Int { effects.append(effect) }

  func kinds(at number: Int) -> [Event.Kind] { effects[number].map { [.effect($0.effect)] } ?? [] }

  func value(at number: Int) -> Any? {
    if case .finished(let answer) = effects[number]?.phase { answer } else { nil }
  }

  func removeFirst() { effects.removeFirst() }
}
