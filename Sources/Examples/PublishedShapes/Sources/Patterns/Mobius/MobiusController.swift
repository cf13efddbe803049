import LabTracepoints
import Observation

/// Passes events through an update while it runs, and keeps the model in between.
@Observable
package final class MobiusController<Model, Event, Effect>: TracedObject {
  package private(set) var model: Model
  private let update: Update<Model, Event, Effect>
  private let initiate: Initiate<Model, Effect>
  private let effectHandler: any EffectHandler<Effect, Event>
  private let eventSources: [any EventSource<Event>]
  @ObservationIgnored private var subscriptions: [any Disposable] = []
  @ObservationIgnored private var running: [Int: any Disposable] = [:]
  @ObservationIgnored private var effectCount = 0

  init(
    _ model: Model, update: @escaping Update<Model, Event, Effect>,
    initiate: @escaping Initiate<Model, Effect>,
    effectHandler: some EffectHandler<Effect, Event>,
    eventSources: any EventSource<Event>...
  ) {
    self.model = model
    self.update = update
    self.initiate = initiate
    self.effectHandler = effectHandler
    self.eventSources = eventSources
  }

  isolated deinit {
    stop()
  }

  /// Starts with the result of `initiate` for the last model.
  package func start() {
    let first = initiate(model)
    model = first.model
    first.effects.forEach(start)
    subscriptions = eventSources.map { source in
      source.subscribe { [weak self] in self?.dispatch($0) }
    }
  }

  /// Cancels all effects, oldest first.
  func stop() {
    for subscription in subscriptions { subscription.dispose() }
    subscriptions = []
    for (_, effect) in running.sorted(by: { $0.key < $1.key }) { effect.dispose() }
    running = [:]
  }

  func dispatch(_ event: Event) {
    Cause.action(event) {
      let next = update(model, event)
      model = next.model
      next.effects.forEach(start)
    }
  }

  private func start(_ effect: Effect) {
    let number = effectCount
    effectCount += 1
    let callback = EffectCallback { [weak self] in
      self?.dispatch($0)
    } end: { [weak self] in
      self?.running[number] = nil
    }
    running[number] = effectHandler.handle(effect, callback)
  }
}
