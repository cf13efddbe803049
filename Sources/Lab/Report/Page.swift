import LabAudit
import LabBenchmarks
import LabContract
import LabMeasure
import LabOutput
import LabPatterns
import LabTrace

/// The results in one file that needs no network and opens from disk: the answers first, then what they rest on.
package struct Page {
  private let run: SavedRun
  private let rows: [PatternFigures]
  private let session: WrittenSession
  /// `nil` outside a checkout.
  private let code: HTML?
  /// Whether the page lies beside the documentation, and so can link to it.
  private let isInDocs: Bool

  /// Reads a run, and records the sessions that show who wrote.
  @MainActor
  package init(of run: SavedRun, in checkout: Checkout?, isInDocs: Bool) async throws {
    (self.run, self.isInDocs) = (run, isInDocs)
    rows = try await PatternFigures.all(in: run, checkout)
    session = try await WrittenSession(on: Patterns.all)
    let names = Patterns.all.map(\.name)
    code = try checkout.map { try CodeSection(checkout: $0, patterns: names).html() }
  }

  private static let lead = """
    The same feed and profile, built in eight state patterns of Swift under one specification, and measured.
    """

  private static let pages: HTML = """
    <nav aria-label="Pages"><a href="../README.md">README</a> <a href="choose.md">Choose</a> <a href="findings.md">Findings</a> \
    <a href="copies.md">Copies</a> <a href="claims.md">Claims</a> <a href="method.md">Method</a></nav>
    """

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
    <title>Pattern Lab: MVVM or MVI? State patterns of Swift, measured</title>
    <meta name="description" content="\(Self.lead)"/>
    <style>\(inlined(PackageResources.page_css))</style>
    </head>
    <body>
    <header>
    <h1>Pattern Lab</h1>
    \(isInDocs ? Self.pages : "")
    <p>\(Self.lead)</p>
    <nav aria-label="On this page"><a href="#answers">Answers</a> <a href="#patterns">Patterns</a> \
    \(code == nil ? "" : "<a href=\"#code\">Code</a>" as HTML) <a href="#session">A session: who changed this field?</a> <a href="#charts">Charts</a> <a href="#grades">Repeat</a></nav>
    <dl class="verdicts" id="answers">
    \(Verdict.all(for: rows, in: run).map { $0.html(hasLinks: isInDocs) }.joined())
    </dl>
    <p class="quiet">These figures are <a href="#grades">exact counts</a>, except the lines of 25 screens, which are \
    extrapolated from two. Screens ran on the lab’s stage, a model of SwiftUI that agrees with 74 of 81 recorded scenes; \
    nothing was run on Apple’s SwiftUI. On a Mac, the lab records no source lines.</p>
    </header>
    <main>
    \(sections.joined())
    </main>
    <footer>\(isInDocs ? Self.pages : "")</footer>
    <script>\(inlined(PackageResources.page_js))</script>
    </body>
    </html>

    """
  }

  private var sections: [HTML] {
    let grade = SuiteRows(of: Suite.patternUpdate.name, in: run).grade.map { grade -> HTML in
      " The grade of all times is <a href=\"#grades\">\(grade)</a>."
    }
    let size = rows.compactMap(\.like?.size).first.map {
      "A like changes one post in a state of \(Units.count($0)) elements: posts, their users and comments. "
    }
    let chart = run.costChart.map { chart -> HTML in
      """
      <figure class="cost">
      \(HTML.caption(chart.title, subtitle: "processor time with its 95\u{A0}% interval, by elements in the state, on log scales; no pattern: one @Observable class"))
      \(HTML(markup: chart.svg))
      </figure>
      """
    }
    return [
      section(
        "patterns", "The patterns",
        """
        \(PatternTable(rows: rows, hasLinks: isInDocs).html)
        <p class="quiet">\(size ?? "")A dash: not measured. Changes are counted in the session of \
        <code>\(HTML.command("swift run lab audit"))</code>: those with a source line in a debug build, those with a named action in any \
        build. Totals differ, because some patterns record more fields. The lines of both screens include those that \
        name actions; reusable lines, such as liking or a store, serve any number of screens.\(grade ?? "")</p>
        """),
      code.map { code in
        section(
          "code", "Code, side by side",
          """
          <noscript><p>Without JavaScript, the code and the session below are those of \
          \(HTML.shownPatterns.joined(separator: " and ")) only. The others are \
          \(isInDocs ? "on <a href=\"patterns/README.md\">their pages</a>, each with a like and its test" : "in Sources/Patterns" as HTML).</p></noscript>
          <div class="controls" hidden="hidden">
          <label>Show <select id="topic">\(options(CodeTopic.all.map(\.title)))</select></label>
          \(patternChoice("in"))
          <span class="quiet" id="highlights"></span>
          </div>
          \(code)
          """)
      },
      section(
        "session", "A session: who changed this field?",
        """
        <p>Another session than the one counted under <em>The patterns</em>: \(WrittenSession.length) random steps, of which \(session.steps.count) change something. \
        Only these are shown; in step \(1 + (session.steps.firstIndex { $0.act.contains("failed") } ?? 0)), an unlike fails. Under each \
        change is the action behind it (in MVIReactor, the mutation), or <span class="bad">?</span> if it has no name. Then comes the source \
        line and, where known, its function, or ← and the line and function of a caller in another file. In MV, MVModel and MVVM, what a \
        text field or a switch writes through its binding has no line. In MVI and MVIReactor, the changes of one action are in the order of the state’s fields.</p>
        <div class="controls" hidden="hidden">
        \(patternChoice("Show"))
        <span class="stepper"><button type="button" id="previous">Previous</button> \
        <output id="place"></output> <button type="button" id="next">Next</button> \
        <button type="button" id="all">All steps</button></span>
        </div>
        \(session.html)
        <p class="quiet">In a terminal, <code>\(HTML.command(WrittenSession.command))</code> prints the lines; with \
        <code>\(HTML.command("--level snapshots"))</code>, the values. \(MissingLines.here()?.description ?? "")</p>
        """),
      section(
        "charts", "Charts",
        """
        <div class="charts">
        \(([chart].compactMap(\.self) + BarChart.all(of: rows).map(\.html)).joined())
        </div>
        """),
      section("grades", "How reliable the figures are, and how to repeat them", trust),
    ].compactMap(\.self)
  }

  private func section(_ id: String, _ title: String, _ content: HTML) -> HTML {
    """
    <section id="\(id)" aria-labelledby="\(id)-title">
    <h2 id="\(id)-title">\(title)</h2>
    \(content)
    </section>
    """
  }

  private func patternChoice(_ word: String) -> HTML {
    let names = rows.filter(\.isPattern).map(\.name)
    return """
      <label>\(word) <select class="first">\(options(names, chosen: HTML.shownPatterns[0]))</select></label>
      <label>and <select class="second">\(options(names, chosen: HTML.shownPatterns[1]))</select></label>
      """
  }

  private func options(_ names: [String], chosen: String? = nil) -> HTML {
    names.map { name -> HTML in
      "<option\(name == chosen ? " selected=\"selected\"" : "" as HTML)>\(name)</option>"
    }.joined(separator: "")
  }

  /// How far to trust the figures, and how to repeat them.
  private var trust: HTML {
    let machine = run.environment
    return """
      <p>An exact count is the same in every run. Times are estimates, with a 95\u{A0}% interval in parentheses. Their grade tells \
      how far two measurements of the same code differed. Quiet: by at most 5\u{A0}%. Noisy: by at most 15\u{A0}%, so only clear \
      differences count. Do not trust: by more.</p>
      <p>Measured with \(machine.compiler), \(machine.cores) cores of \(machine.cpu)\
      \(machine.system.map { ", \($0)" } ?? ""), \(String(machine.date.prefix(10))).</p>
      <pre><code>\(HTML.command("swift run -c release lab bench --all --format json --output run.json"))
      \(HTML.command("swift run lab report run.json --output report.html"))</code></pre>
      """
  }

  private func inlined(_ file: [UInt8]) -> HTML {
    HTML(markup: String(decoding: file, as: UTF8.self))
  }
}

extension HTML {
  /// The patterns that the page shows side by side at first.
  static let shownPatterns = ["MVVM", "MVI"]

  /// Returns a command whose words, such as an option with its dashes, stay in one line each.
  static func command(_ text: String) -> HTML {
    text.split(separator: " ").map { "<span class=\"word\">\(String($0))</span>" as HTML }
      .joined(separator: " ")
  }

  static func hiddenUnlessDefault(_ pattern: String) -> HTML {
    shownPatterns.contains(pattern) ? "" : " hidden=\"hidden\""
  }
}
