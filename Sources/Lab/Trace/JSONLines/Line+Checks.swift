nonisolated extension Line {
  /// What no recorder writes, although it is an event; `nil` when there is nothing of the kind.
  ///
  /// Whoever follows causes comes to an end because each is less than the event that it led to.
  ///
  /// - Parameter recording: what the lines before this one hold.
  func problem(after recording: Recording) -> String? {
    let follows = recording.events.last.map { $0.id < id } ?? (id >= recording.dropped)
    if !follows { return "its id \(id) does not follow" }
    if at < 0 { return "'at_ns' is less than 0" }
    for (name, other) in [("cause", cause), ("start", start)] {
      guard let other else { continue }
      if other < 0 { return "'\(name)' is less than 0" }
      if other >= id { return "its \(name) \(other) is not before it" }
    }
    return step?.problem
  }
}

nonisolated extension StepLine {
  fileprivate var problem: String? {
    if let call, call < 1 { return "'step.call' is less than 1" }
    if let duration, duration < 0 { return "'step.duration_ns' is less than 0" }
    return nil
  }
}
