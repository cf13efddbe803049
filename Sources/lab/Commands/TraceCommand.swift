import Catalog
import Contract
import Report
import Trace

/// `lab trace`
struct TraceCommand: Command {
  let name = "trace"
  let summary = "shows who changed a field, and why"
  let example = "lab trace --form MVI"

  let forms: [any TraceableForm]

  var options: [Option] { [form, Self.feature] + ReplayRequest.options }

  private var form: Option {
    let names = Vocabulary("form", forms.map(\.name))
    return Option("form", .word("NAME", of: names), help: "One form only; otherwise every form.")
  }

  private static let feature = Option(
    "feature",
    .word("FEATURE", of: Vocabulary("feature", Session.Feature.allCases.map(\.rawValue))),
    help: "'feed' or 'profile'; otherwise both."
  )

  func run(_ arguments: Arguments, _ output: Output) async throws -> ExitCode {
    if let request = try ReplayRequest(arguments) {
      return try await ReplayRun(forms: forms, form: arguments[form]).run(request, output)
    }
    let (name, feature) = (arguments[form], arguments[Self.feature])
    let features = Session.Feature.allCases.filter { feature == nil || $0.rawValue == feature }
    for form in forms where name == nil || form.name == name {
      let recorder = Recorder()
      try await Session(likes: 2).run(on: form, features: features, tracedBy: recorder)
      output.print(TraceText(form: form.name, events: recorder.events).text(output))
    }
    return .done
  }
}
