import LabCommandLine
import LabContract
import LabPatterns

extension Command {
  static let patterns = Command(
    name: "patterns", summary: "describes each pattern in a line", example: "lab patterns"
  ) { _, output in
    let items = Patterns.all.map { ($0.name, $0.summary) }
    output.print(
      Definitions(items).rendered(width: output.proseWidth, style: output.results.style))
    return .done
  }
}
