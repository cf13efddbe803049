nonisolated extension [Event] {
  /// An event on one line; `?` marks a mutation that no action is behind.
  func line(of event: Event, showsSite: Bool = false) -> String {
    let line = mark(of: event) + event.line
    guard showsSite, let site = event.site else { return line }
    // Where one line writes for all, the one who called it tells more; a decorator in Tracing.swift does not.
    let callers = site.callers.filter { !$0.file.hasSuffix("/Tracing.swift") }
    guard let caller = callers.first(where: { $0.file != site.file }) else {
      return "\(line) ← \(site)"
    }
    return "\(line) ← \(site.place) ← \(caller)"
  }

  private func mark(of event: Event) -> String {
    event.mutation == nil || hasAction(above: event) || lostCauses(of: event) ? "" : "? "
  }
}

nonisolated extension Event {
  /// What happened, on one line.
  package var line: String {
    switch kind {
    case .act(let act): act
    case .action(let action): action
    case .effect(let effect): effect.description
    case .mutation(let mutation): mutation.description
    case .output(let output): "output \(output)"
    }
  }
}
