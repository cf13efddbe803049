/// A page in one file: it needs no network, and opens from disk.
package struct Page {
  package let title: String
  /// A sentence under the title, and in search results.
  package let lead: String
  package let sections: [PageSection]

  package init(_ title: String, lead: String, sections: [PageSection]) {
    (self.title, self.lead, self.sections) = (title, lead, sections)
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
    <meta name="description" content="\(lead)"/>
    <style>\(inlined(PackageResources.page_css))</style>
    </head>
    <body>
    <header>
    <h1>\(title)</h1>
    <p>\(lead)</p>
    <nav aria-label="Sections">
    <ol>
    \(sections.map(\.link).joined())
    </ol>
    </nav>
    </header>
    <main>
    \(sections.map(\.html).joined())
    </main>
    <script>\(inlined(PackageResources.code_js))</script>
    </body>
    </html>

    """
  }

  private func inlined(_ file: [UInt8]) -> HTML {
    HTML(markup: String(decoding: file, as: UTF8.self))
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

  var html: HTML {
    """
    <section id="\(id)" aria-labelledby="\(id)-title">
    <h2 id="\(id)-title">\(title)</h2>
    \(content)
    </section>
    """
  }
}
