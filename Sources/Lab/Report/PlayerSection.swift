import LabExplore
import LabPatterns
import LabTrace

/// The player: every order of some sessions, in all patterns, to step through and to rearrange.
package struct PlayerSection {
  private let orders: Orders
  /// The moment to begin with: an answer has failed, and two patterns differ in what they say of it.
  private static let start = """
    #player?session=likes&patterns=MVVM,MVI&step=4\
    &order=tap-like-50,tap-like-50-2nd,tap-like-49,setliked-false-post-49-fails-server
    """

  package init(_ orders: Orders) { self.orders = orders }

  package var section: PageSection {
    get throws {
      PageSection(
        id: "player", title: "Every order",
        content: lead + noScript + choice + order + moment + (try data))
    }
  }

  private var lead: HTML {
    let count = orders.sessions.reduce(0) { $0 + $1.orderCount }
    return """
      <p>\(orders.sessions.count) sessions, each a question that people argue about. The person acts in a fixed order; the \
      server answers when you like, or fails. All \(count) orders were played on \(orders.patterns.count) patterns when this \
      page was made, and what you see was recorded then.</p>\(missingLines)
      """
  }

  private var missingLines: HTML {
    guard let missing = MissingLines.here() else { return "" }
    return "<p class=\"quiet\">\(missing.description)</p>"
  }

  private var noScript: HTML {
    """
    <noscript><p>The player needs JavaScript, which is switched off: without it, this page shows none of the orders. \
    Nothing is loaded from a network.</p></noscript>
    """
  }

  private var choice: HTML {
    let sessions = orders.sessions.enumerated().map { index, session -> HTML in
      "<option value=\"\(index)\">\(session.title)</option>"
    }
    let patterns = orders.patterns.enumerated().map { index, pattern -> HTML in
      "<label><input type=\"checkbox\" value=\"\(index)\"/> \(pattern)</label>"
    }
    return """
      <div id="player-app" data-start="\(Self.start)" hidden="hidden">
      <div class="player-choice controls">
      <p><label for="player-session">Session</label> <select id="player-session">\(sessions.joined())</select></p>
      <fieldset id="player-patterns"><legend>Patterns, two to four</legend>
      \(patterns.joined())
      </fieldset>
      </div>
      <p id="player-question"></p>
      <p id="player-answer"></p>
      """
  }

  private var order: HTML {
    """
    <div class="player-columns">
    <div class="player-order">
    <h3 id="player-steps-title">The order</h3>
    <p id="player-help" class="quiet controls">Drag a step<span class="player-keys">, or press Alt and ↑ or ↓ on it. Arrow keys \
    alone move through time</span>.</p>
    <ol id="player-steps" aria-labelledby="player-steps-title" aria-describedby="player-help"></ol>
    <div class="player-time controls" role="group" aria-label="Moment">
    <button type="button" id="player-first" aria-label="First moment">«</button>
    <button type="button" id="player-back" aria-label="Step back">◀</button>
    <input type="range" id="player-scrubber" aria-label="Moment" min="0" value="0"/>
    <button type="button" id="player-forward" aria-label="Step forward">▶</button>
    <button type="button" id="player-last" aria-label="Last moment">»</button>
    </div>
    <div class="player-play controls">
    <button type="button" id="player-play">Play</button>
    <label>Speed <select id="player-speed"><option value="0.5">0.5×</option>\
    <option value="1" selected="selected">1×</option><option value="2">2×</option></select></label>
    </div>
    <div id="player-moves" class="controls" role="group" aria-label="What may come next"></div>
    \(copies)
    </div>
    """
  }

  private var copies: HTML {
    """
    <div class="player-copies controls">
    <p><a id="player-link" href="#player">Link to this moment</a></p>
    <button type="button" id="player-copy-link">Copy link</button>
    <button type="button" id="player-copy-session">Copy as session</button>
    <button type="button" id="player-copy-test">Copy as Swift test</button>
    <label>of <select id="player-copy-pattern"></select></label>
    <p id="player-copied" hidden="hidden"><label for="player-copied-text">To copy</label>
    <textarea id="player-copied-text" rows="8" readonly="readonly"></textarea></p>
    </div>
    """
  }

  private var moment: HTML {
    """
    <div class="player-moment">
    <p id="player-live" role="status" aria-live="polite"></p>
    <div id="player-screens"></div>
    <h3>What happens in this step</h3>
    <div id="player-acts"></div>
    <div id="player-writes" class="wide"></div>
    <p id="player-legend"><span class="unnamed">? unnamed</span> No named action is among the causes of the write. A test \
    stage knows the tap before it; an app would know the line at most.</p>
    <details><summary>The whole trace of this step</summary><div id="player-traces"></div></details>
    </div>
    </div>
    <div id="player-why" role="region" aria-labelledby="player-why-title" hidden="hidden"></div>
    </div>
    """
  }

  private var data: HTML {
    get throws {
      let json = try HTML.json(orders)
      return "<script type=\"application/json\" id=\"player-data\">\(json)</script>"
    }
  }
}
