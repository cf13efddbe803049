import LabAudit
import LabCommandLine
import LabMeasure
import LabOutput

/// One topic in some patterns, side by side.
struct ComparePage {
  private let title: String
  private var summary: String?
  private var shared: [String] = []
  private let rows: [[SideBySide.Column]]
  /// The patterns that have nothing to show.
  private let missing: [String]

  init(_ behaviour: Behaviour, in patterns: [PatternSource]) {
    let columns = patterns.map { pattern in
      behaviour.tests.filter { $0.pattern == pattern.name }.map {
        SideBySide.Panel($0.pattern, notes: $0.notes, lines: $0.lines)
      }
    }
    title = behaviour.path
    summary = behaviour.summary
    shared = behaviour.shared
    rows = [columns.filter { !$0.isEmpty }]
    missing = zip(patterns, columns).filter { $0.1.isEmpty }.map(\.0.name)
  }

  /// Says where a behaviour without side-by-side tests is specified.
  init(specified heading: String) {
    title = heading
    summary = "docs/spec.md specifies it, and says why it has no side-by-side tests."
    rows = []
    missing = []
  }

  /// Shows files: a row for each that all patterns have, and one for all others.
  init(
    _ topic: String, in patterns: [PatternSource], files: (PatternSource) -> [SourceFile]
  ) {
    let having = patterns.map { (pattern: $0, files: files($0)) }.filter { !$0.files.isEmpty }
    let common = (having.first?.files ?? []).map(\.name).filter { name in
      having.allSatisfy { $0.files.contains { $0.name == name } }
    }
    func columns(of isWanted: (SourceFile) -> Bool) -> [SideBySide.Column] {
      having.map { pattern, files in
        files.filter(isWanted).map { file in
          SideBySide.Panel("\(pattern.name)/\(pattern.localPath(of: file))", lines: file.lines)
        }
      }
      .filter { !$0.isEmpty }
    }
    rows =
      common.map { name in columns { $0.name == name } }
      + [columns { !common.contains($0.name) }]
    missing = patterns.map(\.name).filter { name in !having.contains { $0.pattern.name == name } }
    title = topic
  }

  /// Ends without a line break.
  func text(width: Int, style: Style) -> String {
    let prose = min(width, Output.usualWidth)
    let opening = [style.render(title, .strong), summary.map { wrapped($0, width: prose) }]
    let panels = shared.isEmpty ? [] : [[[SideBySide.Panel("For every test", lines: shared)]]]
    var parts = [opening.compactMap(\.self).joined(separator: "\n")]
    parts += ([panels, rows].filter { !$0.isEmpty }).map {
      SideBySide($0).rendered(width: width, style: style)
    }
    if !missing.isEmpty {
      let text = "Not in \(missing.joined(separator: ", "))."
      parts.append(style.render(wrapped(text, width: prose), .quiet))
    }
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }
}
