import LabAudit
import LabOutput

/// The code of each topic, a column a pattern. Without a script, it shows two patterns.
struct CodeSection {
  let checkout: Checkout
  let patterns: [String]

  func html() throws(MarkError) -> HTML {
    var topics: [HTML] = []
    for topic in CodeTopic.all {
      var columns: [HTML] = []
      for pattern in patterns {
        let excerpts = try topic.excerpts(of: pattern, in: checkout)
        columns.append(column(pattern, excerpts))
      }
      topics.append(
        """
        <details class="topic"\(topics.isEmpty ? " open=\"open\"" : "" as HTML)>
        <summary>\(topic.title)</summary>
        <div class="columns">
        \(columns.joined())
        </div>
        </details>
        """)
    }
    return topics.joined()
  }

  private func column(_ pattern: String, _ excerpts: [CodeTopic.Excerpt]) -> HTML {
    let figures = excerpts.map { excerpt -> HTML in
      """
      <figure>
      <figcaption>\(excerpt.title)</figcaption>
      <pre><code>\(excerpt.lines.joined(separator: "\n"))</code></pre>
      </figure>
      """
    }
    return """
      <div data-pattern="\(pattern)"\(HTML.hiddenUnlessDefault(pattern))>
      <h3>\(pattern)</h3>
      \(figures.joined())
      </div>
      """
  }
}
