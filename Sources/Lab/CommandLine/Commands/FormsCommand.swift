import Contract

/// `lab forms`
struct FormsCommand: Command {
  let name = "forms"
  let summary = "lists the forms, each with its shape"
  let example = "lab forms"

  let forms: [any PatternForm]

  func run(_ arguments: Arguments, _ output: Output) async throws -> ExitCode {
    let items = forms.map { ($0.name, $0.summary) }
    output.print(
      Definitions(items).rendered(width: output.proseWidth, style: output.results.style))
    return .done
  }
}
