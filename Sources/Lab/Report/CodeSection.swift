import LabSourceCode

/// The code picker: a behaviour in two to four patterns, with the lines that differ marked.
///
/// Without JavaScript the first behaviour is shown in the first two patterns. `code.js` shows any
/// other choice with the same elements.
package struct CodeSection {
  private let topics: CodeTopics?

  /// - Parameters:
  ///   - checkout: `nil` when there are no sources.
  ///   - patterns: In the order in which they are shown.
  package init(of checkout: Checkout?, patterns: [String]) {
    topics = checkout.map { CodeTopics(of: $0, patterns) }
  }

  /// - Throws: `EncodingError`.
  package var section: PageSection {
    get throws {
      PageSection(id: "code", title: "The code, side by side", content: try content)
    }
  }

  private var content: HTML {
    get throws {
      guard let topics, let first = topics.topics.first, topics.patterns.count > 1 else {
        return """
          <p>There is no code here, because this page was made outside a checkout of Pattern Lab. \
          In a clone, <code>lab report</code> adds it, and <code>lab compare</code> prints it.</p>
          """
      }
      return """
        <p>A behaviour of the specification, its tests, and the code of its screen. \
        <span class="code-sign">≠</span> marks a line that not every chosen pattern has.</p>
        \(controls(topics))
        <noscript><p>Only the first choice is shown, because another one needs JavaScript.</p></noscript>
        <div id="code-shown">
        \(html(of: first, in: topics))
        </div>
        <script type="application/json" id="code-data">\(try HTML.json(topics))</script>
        """
    }
  }

  private func controls(_ topics: CodeTopics) -> HTML {
    let options = topics.topics.enumerated().map { index, topic -> HTML in
      "<option value=\"\(index)\">\(topic.title)</option>"
    }
    let boxes = topics.patterns.enumerated().map { index, pattern -> HTML in
      let checked: HTML = topics.shownFirst.contains(index) ? " checked=\"checked\"" : ""
      return "<label><input type=\"checkbox\" value=\"\(index)\"\(checked)/> \(pattern)</label>"
    }
    return """
      <div class="controls" id="code-controls" hidden="hidden">
      <p><label for="code-topic">Behaviour</label> <select id="code-topic">
      \(options.joined())
      </select></p>
      <fieldset id="code-patterns">
      <legend>Two to four patterns</legend>
      \(boxes.joined())
      </fieldset>
      <p id="code-said" role="status"></p>
      </div>
      """
  }

  private func html(of topic: CodeTopics.Topic, in topics: CodeTopics) -> HTML {
    let shared = topic.shared.map { CodePanel(topics.panels.values[$0], in: topics) }
    let parts = topic.parts.map { CodeColumns(of: $0, chosen: topics.shownFirst, in: topics) }
    return """
      <p>\(topic.summary)</p>
      \(shared.map(html) ?? "")
      \(parts.filter { !$0.rows.isEmpty }.map(html).joined())
      """
  }

  private func html(of part: CodeColumns) -> HTML {
    let rows = part.rows.map { row -> HTML in
      let columns = row.map { "<div>\($0.map(html).joined())</div>" as HTML }
      return "<div class=\"code-row\">\n\(columns.joined())\n</div>"
    }
    return """
      <details open="open">
      <summary><h3>\(part.title)</h3></summary>
      \(rows.joined())
      </details>
      """
  }

  private func html(of panel: CodePanel) -> HTML {
    let lines = panel.lines.map { line -> HTML in
      line.differs ? "<mark>\(line.text)\n</mark>" : "<span>\(line.text)\n</span>"
    }
    return """
      <figure>
      <figcaption><strong>\(panel.heading)</strong> \(panel.note)</figcaption>
      <pre><code>\(lines.joined(separator: ""))</code></pre>
      </figure>
      """
  }
}
