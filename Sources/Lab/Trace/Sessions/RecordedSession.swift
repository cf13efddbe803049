/// What it takes to go through a recorded session again.
nonisolated package struct RecordedSession: Hashable, Sendable {
  /// Of the sample data that the backend answers from.
  package let dataSeed: UInt64
  /// How many posts of the sample data there are.
  package let posts: Int

  /// What came from outside, in order.
  package var steps: [RecordedStep] = []

  package init(dataSeed: UInt64, posts: Int) {
    self.dataSeed = dataSeed
    self.posts = posts
  }
}

/// One step, and what became of it.
nonisolated package struct RecordedStep: Hashable, Sendable {
  package let step: Step

  /// The act under which the trace tells it.
  package let event: Event.ID

  /// What the pattern made of it, in its own words, where it has any: the actions right under the act.
  package let actions: [ActionValue]

  /// The whole screen once all has settled.
  package let screen: String

  package init(_ step: Step, event: Event.ID, actions: [ActionValue] = [], screen: String) {
    self.step = step
    self.event = event
    self.actions = actions
    self.screen = screen
  }
}

extension Recorder {
  /// What is kept now, with the steps that led to it; each has led to one act, the last to the last.
  package func recording(
    pattern: String, session: RecordedSession, steps: [(step: Step, screen: String)]
  ) -> Recording {
    var recording = recording(pattern: pattern, namesSites: level >= .sites)
    let (acts, values) = (recording.events.filter(\.isAct), values)
    var actions: [Event.ID: [ActionValue]] = [:]
    for event in recording.events {
      if event.isAction, let cause = event.cause, let value = values[event.id] {
        actions[cause, default: []] += [ActionValue(of: value)].compactMap(\.self)
      }
    }
    var session = session
    session.steps = zip(acts, steps.suffix(acts.count)).map { act, step in
      RecordedStep(
        step.step, event: act.id, actions: actions[act.id] ?? [], screen: step.screen)
    }
    recording.session = session
    return recording
  }
}
