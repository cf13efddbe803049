/// A page in one file: it needs no network, and opens from disk.
package struct Page {
  package let title: String
  /// A sentence under the title.
  package let lead: String
  /// A text for search results and previews.
  let preview: String
  package let sections: [PageSection]

  package init(_ title: String, lead: String, preview: String? = nil, sections: [PageSection]) {
    (self.title, self.lead, self.sections) = (title, lead, sections)
    self.preview = preview ?? lead
  }

  package var html: HTML {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8"/>
    <meta name="viewport" content="width=device-width, initial-scale=1"/>
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; \
    style-src 'unsafe-inline'; script-src 'unsafe-inline'"/>
    <link rel="icon" href="data:,"/>
    <title>\(title): MVVM or MVI? State patterns of Swift, measured</title>
    <meta name="description" content="\(preview)"/>
    <meta property="og:type" content="article"/>
    <meta property="og:title" content="\(title): MVVM or MVI? State patterns of Swift, measured"/>
    <meta property="og:description" content="\(preview)"/>
    <style>\(styles)</style>
    </head>
    <body>
    <a class="skip" href="#main">Skip to the content</a>
    <header>
    <h1>\(title)</h1>
    <p>\(lead)</p>
    <nav aria-label="Sections">
    <ol>
    \(sections.map(\.link).joined())
    </ol>
    </nav>
    </header>
    <main id="main" tabindex="-1">
    \(sections.map(\.html).joined())
    </main>
    <script>\(scripts)</script>
    </body>
    </html>

    """
  }

  private var styles: HTML {
    inlined([PackageResources.page_css, PackageResources.player_css, PackageResources.code_css])
  }

  private var scripts: HTML {
    inlined([
      PackageResources.page_js, PackageResources.player_orders_js,
      PackageResources.player_writes_js,
      PackageResources.player_code_js, PackageResources.player_copy_js, PackageResources.player_js,
      PackageResources.code_js,
    ])
  }

  private func inlined(_ files: [[UInt8]]) -> HTML {
    HTML(markup: files.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n"))
  }
}

/// A part of the page under a heading of its own.
package struct PageSection {
  /// The name that a link to it ends in.
  package let id: String
  package let title: String
  package let content: HTML

  package init(id: String, title: String, content: HTML) {
    (self.id, self.title, self.content) = (id, title, content)
  }

  var link: HTML { "<li><a href=\"#\(id)\">\(title)</a></li>" }

  /// Whether it is of no use on paper, which has a line about it instead.
  private var isInteractive: Bool { ["player", "code"].contains(id) }

  var html: HTML {
    let printed: HTML =
      "<p class=\"print-only\">It is interactive: open the page in a browser.</p>\n"
    return """
      <section id="\(id)" aria-labelledby="\(id)-title"\(isInteractive ? " class=\"interactive\"" as HTML : "")>
      <h2 id="\(id)-title">\(title)</h2>
      \(isInteractive ? printed : "")\(content)
      </section>
      """
  }
}
