import LabContract
import LabPatterns
import LabSessions
import LabTrace
import Testing

/// The first picture of the README: an alert, and what two patterns know about the write that raised it.
///
/// The file follows the colour scheme of its reader.
@MainActor
struct NoticePicture {
  /// `lab trace --why notice --random 7`
  private static let session = RandomSession(seed: 7)
  private static let alert = (
    title: "Could not change the like", message: "You appear to be offline."
  )

  var svg: String {
    get async throws {
      let rows = [try await row(of: "MVVM", at: 282), try await row(of: "MVI", at: 354)]
      let read = rows.map(\.read).joined(separator: "; ")
      return """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 440 404" role="img" aria-labelledby="title desc">
        <title id="title">Who set notice?</title>
        <desc id="desc">An alert says: \(Self.alert.title). \(Self.alert.message) Who set notice? \(read).</desc>
        <style>
        text { font: 18px system-ui, sans-serif; fill: #1f2328 }
        .quiet { fill: #57606a; font-size: 15px } .strong { font-weight: 600 } .middle { text-anchor: middle }
        .code { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; font-size: 16px }
        .card { fill: #ffffff; stroke: #d0d7de } .screen { fill: #eaeef2 } .alert { fill: #ffffff }
        .line { stroke: #d0d7de } .button { fill: #0550ae } .named { fill: #116329 } .unnamed { fill: #b3261e }
        @media (prefers-color-scheme: dark) {
        text { fill: #f0f6fc } .quiet { fill: #9198a1 }
        .card { fill: #0d1117; stroke: #3d444d } .screen { fill: #010409 } .alert { fill: #2a313c }
        .line { stroke: #3d444d } .button { fill: #79b8ff } .named { fill: #4fc990 } .unnamed { fill: #ff9a90 }
        }
        </style>
        <rect class="card" x="0.5" y="0.5" width="439" height="403" rx="12"/>
        <rect class="screen" x="20" y="20" width="400" height="156" rx="16"/>
        <rect class="alert" x="92" y="32" width="256" height="132" rx="14"/>
        <text class="strong middle" x="220" y="66" style="font-size: 16px">\(Self.alert.title)</text>
        <text class="quiet middle" x="220" y="92">\(Self.alert.message)</text>
        <path class="line" d="M92 114h256"/>
        <text class="button strong middle" x="220" y="146">OK</text>
        <text x="24" y="212" style="font-size: 26px" class="strong">Who set <tspan class="code" \
        style="font-size: 24px">notice</tspan>?</text>
        <text class="quiet" x="24" y="238">The action, and the line that wrote it:</text>
        \(rows.map(\.drawn).joined(separator: "\n"))
        </svg>

        """
    }
  }

  private func row(of name: String, at y: Int) async throws -> (drawn: String, read: String) {
    let pattern = try #require(Patterns.builtIn.first { $0.name == name })
    let history = try await Self.session.recorder(of: pattern, explainsBodies: false)
      .history(of: try #require(FieldPath("notice")))
    let raised = try #require(history.entries.first { $0.change.contains(Self.alert.title) })
    let place = try #require(raised.site?.place)
    let action = raised.action ?? "?"
    return (
      """
      <path class="line" d="M24 \(y - 28)h392"/>
      <text class="strong" x="24" y="\(y)">\(name)</text>
      <text class="code \(raised.action == nil ? "un" : "")named strong" x="108" y="\(y)">\(action)\
      \(raised.action == nil ? "<tspan class=\"quiet\"> the action has no name</tspan>" : "")</text>
      <text class="code quiet" x="108" y="\(y + 26)">\(place)</text>
      """, "\(name): \(action), \(place)"
    )
  }
}
