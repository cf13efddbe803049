import Foundation
import LabAudit

/// The code: each behaviour's tests, and the screens, in a column a pattern.
///
/// `code.js` hides the patterns that are not chosen, and marks the lines that not every chosen one has.
package struct CodeSection {
  private let checkout: Checkout?
  private let patterns: [String]

  /// - Parameters:
  ///   - checkout: `nil` when there are no sources.
  ///   - patterns: In the order in which they are shown.
  package init(of checkout: Checkout?, patterns: [String]) {
    (self.checkout, self.patterns) = (checkout, patterns)
  }

  package var section: PageSection {
    PageSection(id: "code", title: "The code, side by side", content: content)
  }

  private var content: HTML {
    guard let checkout else {
      return """
        <p>There is no code here, because this page was made outside a checkout of Pattern Lab. \
        In a clone, <code>lab report</code> adds it, and <code>lab compare</code> prints it.</p>
        """
    }
    let sources = patterns.map(checkout.pattern)
    let screens = [
      part("The feed", sources.map { panels($0.files(ofFeature: "feed"), of: $0) }),
      part("The profile", sources.map { panels($0.files(ofFeature: "profile"), of: $0) }),
      part("Liking, the child of both", sources.map { panels($0.child, of: $0) }),
      part("The pattern’s own machinery", sources.map { panels($0.machinery, of: $0) }),
    ]
    let tests = checkout.behaviours.sorted(by: { $0.isListed(before: $1) }).map { behaviour in
      part(
        "Test \(behaviour.title)", summary: behaviour.summary,
        patterns.map { pattern in
          behaviour.tests.filter { $0.pattern == pattern }.map { panel($0.approach, $0.lines) }
        })
    }
    return """
      <p>Choose the patterns. <span class="code-sign">≠</span> marks a line that not every chosen pattern has.</p>
      <fieldset id="code-patterns">
      <legend>Patterns</legend>
      \(patterns.map(box).joined())
      </fieldset>
      \((screens + tests).joined())
      """
  }

  private func box(of pattern: String) -> HTML {
    let isShown = ["MVVM", "MVI"].contains(pattern)
    return """
      <label><input type="checkbox" value="\(pattern)"\(isShown ? " checked=\"checked\"" : "" as HTML)/> \
      \(pattern)</label>
      """
  }

  private func part(_ title: String, summary: String = "", _ columns: [[HTML]]) -> HTML {
    let shown = zip(patterns, columns).map { pattern, panels -> HTML in
      "<div data-pattern=\"\(pattern)\">\n<h3>\(pattern)</h3>\n\(panels.joined())\n</div>"
    }
    let row: HTML = "<div class=\"code-row\">\n\(shown.joined())\n</div>"
    return .details(title, (summary.isEmpty ? "" : "<p>\(summary)</p>\n") + row)
  }

  private func panels(_ files: [SourceFile], of source: PatternSource) -> [HTML] {
    files.map { file in
      let parts = file.path.split(separator: "/").suffix(2).joined(separator: "/")
      return panel(source.files.contains(file) ? source.localPath(of: file) : parts, file.lines)
    }
  }

  private func panel(_ heading: String, _ lines: [String]) -> HTML {
    """
    <figure>
    <figcaption>\(heading)</figcaption>
    <pre><code>\(lines.joined(separator: "\n"))</code></pre>
    </figure>
    """
  }
}

extension Behaviour {
  /// `F6 Like rolls back`
  fileprivate var title: String {
    let words = name.kebabCase.replacing("-", with: " ")
    return [number, words.prefix(1).uppercased() + words.dropFirst()].compactMap(\.self)
      .joined(separator: " ")
  }

  /// Numbered behaviours first.
  fileprivate func isListed(before other: Behaviour) -> Bool {
    func key(_ behaviour: Behaviour) -> String { (behaviour.number ?? "~") + behaviour.name }
    return key(self).compare(key(other), options: .numeric) == .orderedAscending
  }
}
