/// The model after an event, and the effects to run.
struct Next<Model, Effect> {
  let model: Model
  let effects: [Effect]

  static func next(_ model: Model, effects: [Effect] = []) -> Next {
    Next(model: model, effects: effects)
  }
}

/// The model and the effects that a loop starts with.
struct First<Model, Effect> {
  let model: Model
  let effects: [Effect]
}

typealias Update<Model, Event, Effect> = (Model, Event) -> Next<Model, Effect>
typealias Initiate<Model, Effect> = (Model) -> First<Model, Effect>
