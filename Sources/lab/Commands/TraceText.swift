import Report
import Trace

/// The trace of one form's session, with what it shows.
struct TraceText {
  let form: String
  let events: [Event]

  func text(_ output: Output) -> String {
    """
    \(output.results.style.render("\(form): who changed what, and why", .strong))

    \(TraceTree(events, width: output.width).text)

    \(wrapped(verdict, width: output.proseWidth))

    """
  }

  private var verdict: String {
    let attribution = Attribution(of: events)
    let unnamed = attribution.mutations - attribution.named
    let result = "\(attribution.mutations) mutations, \(attribution.named) with a named action."
    if unnamed == 0 { return result + " Every change tells which action asked for it." }
    return result
      + """
       '?' marks the \(unnamed) without: a test stage knows the tap before them, an app would know \
      nothing.
      """
  }
}
