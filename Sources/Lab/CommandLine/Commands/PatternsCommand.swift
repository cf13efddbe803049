import Contract

/// `lab patterns`
struct PatternsCommand: Command {
  let name = "patterns"
  let summary = "lists the patterns, each with its shape"
  let example = "lab patterns"

  let patterns: [any StatePattern]

  func run(_ arguments: Arguments, _ output: Output) async throws -> ExitCode {
    let items = patterns.map { ($0.name, $0.summary) }
    output.print(
      Definitions(items).rendered(width: output.proseWidth, style: output.results.style))
    return .done
  }
}
