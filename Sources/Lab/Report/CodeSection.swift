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
        \(shared(try topic.sharedExcerpts(in: checkout)))
        <div class="columns">
        \(columns.joined())
        </div>
        </details>
        """)
    }
    return topics.joined()
  }

  private func column(_ pattern: String, _ excerpts: [CodeTopic.Excerpt]) -> HTML {
    """
    <div data-pattern="\(pattern)"\(HTML.hiddenUnlessDefault(pattern))>
    <h3>\(pattern)</h3>
    \(excerpts.map(\.html).joined())
    </div>
    """
  }

  private func shared(_ excerpts: [CodeTopic.Excerpt]) -> HTML {
    if excerpts.isEmpty { return "" }
    return """
      <h3>Shared by all patterns</h3>
      <div class="columns shared">
      \(excerpts.map(\.html).joined())
      </div>
      """
  }
}

extension CodeTopic.Excerpt {
  fileprivate var html: HTML {
    """
    <figure>
    <figcaption>\(title)</figcaption>
    <pre><code>\(lines.joined(separator: "\n"))</code></pre>
    </figure>
    """
  }
}
