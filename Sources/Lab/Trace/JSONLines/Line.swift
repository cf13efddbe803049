/// One event as its line in a file holds it.
nonisolated struct Line: Codable, FileLine {
  enum Kind: String, Codable {
    case act, action, effect, mutation, output
  }

  struct Change: Codable {
    let property: String?
    let old: String
    let new: String
  }

  struct Place: Codable {
    let function: String
    let file: String
    let line: Int
    let callers: [Place]?

    init(_ site: Site) {
      function = site.function
      file = site.file
      line = site.line
      callers = site.callers.isEmpty ? nil : site.callers.map(Place.init)
    }

    var site: Site {
      Site(function: function, file: file, line: line, callers: (callers ?? []).map(\.site))
    }
  }

  enum CodingKeys: String, CodingKey {
    case id, cause, kind, act, action, output, name, effect, phase, error, by, start, field, old
    case new, changes, site, step
    case at = "at_ns"
  }

  let id: Int
  let cause: Int?
  let at: Int64
  let kind: Kind

  // The words of an act, an action or an output.
  var act: String?
  var action: String?
  var output: String?

  // What it takes to do an act again.
  var step: StepLine?

  // An effect: its name, what was asked, how far it has come, and if that is so, its error, what superseded it, and
  // where it started.
  var name: String?
  var effect: String?
  var phase: String?
  var error: String?
  var by: Int?
  var start: Int?

  // A mutation: of a change as a whole the values, of several inside the field each.
  var field: String?
  var old: String?
  var new: String?
  var changes: [Change]?
  var site: Place?
}

nonisolated extension Line {
  init(_ event: Event) {
    id = event.id
    cause = event.cause
    at = event.at.nanoseconds
    site = event.site.map(Place.init)
    switch event.kind {
    case .act(let act):
      kind = .act
      self.act = act
    case .action(let action):
      kind = .action
      self.action = action
    case .output(let output):
      kind = .output
      self.output = output
    case .mutation(let mutation):
      kind = .mutation
      take(mutation)
    case .effect(let effect):
      kind = .effect
      take(effect)
    }
  }

  private mutating func take(_ mutation: Mutation) {
    field = mutation.field
    if let change = mutation.changes.first, mutation.changes.count == 1, change.property == nil {
      (old, new) = (change.old, change.new)
    } else {
      changes = mutation.changes.map {
        Change(property: $0.property, old: $0.old, new: $0.new)
      }
    }
  }

  private mutating func take(_ effect: Effect) {
    name = effect.name
    self.effect = effect.request
    start = effect.start
    switch effect.phase {
    case .started: phase = "started"
    case .finished: phase = "finished"
    case .cancelled: phase = "cancelled"
    case .failed(let error): (phase, self.error) = ("failed", error)
    case .superseded(let newer): (phase, by) = ("superseded", newer)
    }
  }
}

nonisolated extension Line {
  func event() throws(DecodingError) -> Event {
    let kind: Event.Kind =
      switch self.kind {
      case .act: .act(try needed(act, .act))
      case .action: .action(try needed(action, .action))
      case .output: .output(try needed(output, .output))
      case .mutation: .mutation(mutation)
      case .effect:
        .effect(
          Effect(
            name: try needed(name, .name), request: try needed(effect, .effect),
            phase: try effectPhase(), start: start))
      }
    return Event(id: id, cause: cause, at: .nanoseconds(at), kind: kind, site: site?.site)
  }

  private var mutation: Mutation {
    if let old, let new {
      return Mutation(field: field, changes: [.init(property: nil, old: old, new: new)])
    }
    let changes = (changes ?? []).map {
      Mutation.Change(property: $0.property, old: $0.old, new: $0.new)
    }
    return Mutation(field: field, changes: changes)
  }

  private func effectPhase() throws(DecodingError) -> Effect.Phase {
    switch try needed(phase, .phase) {
    case "started": return .started
    case "finished": return .finished
    case "cancelled": return .cancelled
    case "failed": return .failed(try needed(error, .error))
    case "superseded": return .superseded(by: try needed(by, .by))
    default:
      throw .dataCorrupted(
        DecodingError.Context(codingPath: [CodingKeys.phase], debugDescription: "unknown phase"))
    }
  }
}
