import LabAudit

/// The code of each topic, a column a pattern. Without a script, it shows two patterns.
struct CodeSection {
  let checkout: Checkout
  let patterns: [String]

  func html() throws(MarkError) -> HTML {
    var topics: [HTML] = []
    for topic in CodeTopic.all {
      let shared = try topic.sharedExcerpts(in: checkout)
      let columns = try patterns.map { pattern throws(MarkError) -> HTML in
        """
        <div data-pattern="\(pattern)"\(HTML.hiddenUnlessDefault(pattern))>
        <h3>\(pattern)</h3>
        \(figures(try topic.excerpts(of: pattern, in: checkout)))
        </div>
        """
      }
      topics.append(
        """
        <details class="topic"\(topics.isEmpty ? " open=\"open\"" : "" as HTML)>
        <summary>\(topic.title)</summary>
        \(shared.isEmpty ? "" : "<h3>Shared by all patterns</h3>" as HTML)
        <div class="columns shared">\(figures(shared))</div>
        <div class="columns">
        \(columns.joined())
        </div>
        </details>
        """)
    }
    return topics.joined()
  }

  private func figures(_ excerpts: [CodeTopic.Excerpt]) -> HTML {
    excerpts.map { excerpt -> HTML in
      """
      <figure>
      <figcaption>\(excerpt.title)</figcaption>
      <pre><code>\(excerpt.lines.joined(separator: "\n"))</code></pre>
      </figure>
      """
    }.joined()
  }
}
