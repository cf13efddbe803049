// Drives a page of `lab report` in headless Chromium, with trusted input over the DevTools protocol.
//
//     report-driver PAGE CHECKOUT AXE [FOLDER]    AXE is axe.min.js; screenshots go into FOLDER
//
// The browser's `--remote-debugging-pipe` is on file descriptors 3, to write, and 4, to read.
import Foundation

/// A JSON value, by keys and places.
struct JSON {
  let value: Any?

  subscript(key: String) -> JSON { JSON(value: (value as? [String: Any])?[key]) }
  var array: [JSON] { (value as? [Any] ?? []).map(JSON.init) }
  var string: String? { value as? String }
  var number: Double? { (value as? NSNumber)?.doubleValue }
  var strings: [String] { array.compactMap(\.string) }
}

struct Failure: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

/// One page in the browser.
final class Browser {
  private var lastID = 0
  private var unread = Data()
  private var session: String?
  /// What the page has said and requested since it was opened.
  private(set) var complaints: [String] = []
  private var loads = 0

  init() throws {
    let target = try call("Target.createTarget", ["url": "about:blank"])["targetId"].string ?? ""
    session = try call("Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"]
      .string
    for domain in ["Page", "Runtime", "Log", "Network", "DOM", "Accessibility"] {
      try call("\(domain).enable")
    }
  }

  @discardableResult
  func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> JSON {
    lastID += 1
    var message: [String: Any] = ["id": lastID, "method": method, "params": parameters]
    message["sessionId"] = session
    let data = try JSONSerialization.data(withJSONObject: message) + [0]
    try FileHandle(fileDescriptor: 3).write(contentsOf: data)
    while true {
      let message = try receive()
      guard message["id"].number == Double(lastID) else { continue }
      if let error = message["error"]["message"].string { throw Failure("\(method): \(error)") }
      return message["result"]
    }
  }

  private func receive() throws -> JSON {
    while true {
      if let end = unread.firstIndex(of: 0) {
        let message = JSON(value: try JSONSerialization.jsonObject(with: unread[..<end]))
        unread = Data(unread[(end + 1)...])
        hear(message["method"].string, message["params"])
        return message
      }
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(4, &bytes, bytes.count)
      guard count > 0 else { throw Failure("the browser has ended") }
      unread += bytes[..<count]
    }
  }

  private func hear(_ event: String?, _ parameters: JSON) {
    switch event {
    case "Page.loadEventFired": loads += 1
    case "Runtime.exceptionThrown":
      let details = parameters["exceptionDetails"]
      complaints.append("throws \(details["exception"]["description"].string ?? "an exception")")
    case "Runtime.consoleAPICalled"
    where ["warning", "error", "assert"].contains(parameters["type"].string):
      complaints.append("logs \(parameters["args"].array.compactMap { $0["value"].string })")
    case "Log.entryAdded" where ["warning", "error"].contains(parameters["entry"]["level"].string):
      complaints.append("logs \(parameters["entry"]["text"].string ?? "")")
    case "Network.requestWillBeSent" where parameters["type"].string != "Document":
      complaints.append("requests \(parameters["request"]["url"].string ?? "")")
    default: break
    }
  }

  func open(_ page: URL) throws {
    let before = loads
    try call("Page.navigate", ["url": page.absoluteString])
    while loads == before { _ = try receive() }
    try settle()
  }

  /// Returns the value of an expression.
  @discardableResult
  func evaluate(_ script: String) throws -> JSON {
    let result = try call(
      "Runtime.evaluate", ["expression": script, "returnByValue": true, "awaitPromise": true])
    if let text = result["exceptionDetails"]["exception"]["description"].string {
      throw Failure("\(text) in \(script.prefix(200))")
    }
    return result["result"]["value"]
  }

  /// Waits until the page has been drawn.
  func settle() throws {
    try evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
  }
}

// MARK: - Input

extension Browser {
  private static let keys = [
    "Tab": 9, "Enter": 13, "Escape": 27, " ": 32, "End": 35, "Home": 36, "ArrowLeft": 37,
    "ArrowUp": 38,
    "ArrowRight": 39, "ArrowDown": 40,
  ]

  /// Presses a key and releases it. Modifiers: 1 is Alt, 8 is Shift.
  func press(_ key: String, modifiers: Int = 0) throws {
    var event: [String: Any] = [
      "key": key, "code": key == " " ? "Space" : key, "modifiers": modifiers,
      "windowsVirtualKeyCode": Self.keys[key] ?? 0,
    ]
    for type in ["keyDown", "keyUp"] {
      event["type"] = type
      event["text"] = type == "keyDown" ? ["Enter": "\r", " ": " "][key] : nil
      try call("Input.dispatchKeyEvent", event)
    }
    try settle()
  }

  /// Returns the middle of an element, scrolled into view.
  private func middle(of element: String) throws -> (x: Double, y: Double) {
    let point = try evaluate(
      """
      (() => {
        const element = \(element);
        element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
        const box = element.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
      })()
      """
    ).array.compactMap(\.number)
    return (point[0], point[1])
  }

  private func mouse(_ type: String, _ point: (x: Double, y: Double), isDown: Bool) throws {
    try call(
      "Input.dispatchMouseEvent",
      [
        "type": type, "x": point.x, "y": point.y, "clickCount": 1, "buttons": isDown ? 1 : 0,
        "button": type == "mouseMoved" && !isDown ? "none" : "left",
      ])
  }

  /// Clicks an element, named by an expression.
  func click(_ element: String) throws {
    let point = try middle(of: element)
    let covering = try evaluate(
      "(() => { const top = document.elementFromPoint(\(point.x), \(point.y)); return \(element).contains(top) ? null : top?.outerHTML.slice(0, 80) ?? 'nothing' })()"
    )
    if let text = covering.string { throw Failure("\(text) is where \(element) should be") }
    try mouse("mouseMoved", point, isDown: false)
    try mouse("mousePressed", point, isDown: true)
    try mouse("mouseReleased", point, isDown: false)
    try settle()
  }

  /// Drags an element to another one, a little past its middle, in the direction of the drag.
  ///
  /// - Parameter key: Pressed before the end.
  func drag(_ element: String, to other: String, pressing key: String? = nil) throws {
    _ = try middle(of: other)
    let start = try middle(of: element)
    let end = try evaluate(
      "(() => { const box = \(other).getBoundingClientRect(); return [box.x, box.y, box.width, box.height] })()"
    ).array.compactMap(\.number)
    let y = end[1] + end[3] * (end[1] < start.y ? 0.2 : 0.8)
    try mouse("mouseMoved", start, isDown: false)
    try mouse("mousePressed", start, isDown: true)
    for step in 1...10 {
      let part = Double(step) / 10
      let point = (start.x + (end[0] + end[2] / 2 - start.x) * part, start.y + (y - start.y) * part)
      try mouse("mouseMoved", point, isDown: true)
    }
    if let key { try press(key) }
    try mouse("mouseReleased", (end[0] + end[2] / 2, y), isDown: false)
    try settle()
  }

  /// Sets the width of the window, and whether it is a phone's.
  func resize(width: Int, height: Int, isPhone: Bool = false) throws {
    try call(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": isPhone])
    try settle()
  }

  /// - Parameters:
  ///   - scheme: `light` or `dark`.
  ///   - media: `screen` or `print`.
  func emulate(_ scheme: String, media: String = "screen") throws {
    try call(
      "Emulation.setEmulatedMedia",
      ["media": media, "features": [["name": "prefers-color-scheme", "value": scheme]]])
    try settle()
  }
}

extension Browser {
  /// Takes a picture of the section with an id, or of the page's head.
  func shoot(_ path: String, section: String) throws {
    let box = try evaluate(
      """
      (() => {
        const box = (document.getElementById("\(section)") ?? document.querySelector("header")).getBoundingClientRect();
        return [box.top + scrollY, Math.min(box.height, 6000)];
      })()
      """
    ).array.compactMap(\.number)
    let picture = try call(
      "Page.captureScreenshot",
      [
        "captureBeyondViewport": true,
        "clip": [
          "x": 0, "y": box[0], "width": try evaluate("innerWidth").number ?? 0, "height": box[1],
          "scale": 1,
        ],
      ])
    try Data(base64Encoded: picture["data"].string ?? "")?.write(to: URL(filePath: path))
  }
}

// MARK: - Checks of the whole page

/// Functions of the page for the checks below.
let library = """
  window.lab = {
    all: (selector) => [...document.querySelectorAll(selector)],
    named: (element) => `<${element.tagName.toLowerCase()}${element.id ? ` id=${element.id}` : ""}> `
      + `'${(element.getAttribute("aria-label") ?? element.textContent).trim().replace(/\\s+/g, " ").slice(0, 40)}'`,
    isVisible: (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      && element.getClientRects().length > 0,
    // The elements that have text of their own.
    texts: () => lab.all("body :not(script, style, noscript, template, option, title, desc)").filter((element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim())),
    open: () => lab.all("details").forEach((details) => { details.open = true; }),
    slowest: { took: 0 },
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.duration > lab.slowest.took) lab.slowest = { took: entry.duration, type: entry.name, at: entry.target && lab.named(entry.target) };
    }
  }).observe({ type: "event", durationThreshold: 16 });
  """

struct Check {
  let title: String
  /// Returns what is wrong.
  let problems: (Browser) throws -> [String]

  init(_ title: String, problems: @escaping (Browser) throws -> [String]) {
    (self.title, self.problems) = (title, problems)
  }

  /// A check by an expression of the page, which evaluates to what is wrong.
  init(_ title: String, script: String) {
    self.init(title) { try $0.evaluate(script).strings }
  }
}

let structure = [
  Check(
    "the ids are unique",
    script: """
      lab.all("[id]").map((element) => element.id).filter((id, at, ids) => ids.indexOf(id) !== at)
      """),
  Check(
    "each link within the page leads somewhere",
    script: """
      lab.all("a[href^='#']").filter((link) => !document.getElementById(link.hash.slice(1))).map(lab.named)
      """),
  Check(
    "the headings are in order, below one <h1>",
    script: """
      lab.all("h1, h2, h3, h4, h5, h6").filter((heading, at, all) => {
        const level = Number(heading.tagName[1]);
        return at === 0 ? level !== 1 : level === 1 || level > Number(all[at - 1].tagName[1]) + 1;
      }).map(lab.named)
      """),
  Check(
    "each chart has a title, a description and a table",
    script: """
      (() => {
        const charts = lab.all("svg");
        const says = (chart, name) => chart.querySelector(`:scope > ${name}`)?.textContent.trim();
        return charts.length < 5 ? [`only ${charts.length} charts`] : charts.filter((chart) =>
          !says(chart, "title") || !says(chart, "desc") || chart.getAttribute("role") !== "img"
          || !chart.closest("figure")?.querySelector("table")).map((chart) => says(chart, "title") || lab.named(chart));
      })()
      """),
  Check(
    "each table has a caption, and heads with a scope",
    script: """
      lab.all("table").filter((table) => !table.caption?.textContent.trim()
        || !table.querySelector("th") || table.querySelector("th:not([scope])")).map(lab.named)
      """),
  Check(
    "each form control has a label",
    script: """
      lab.all("input, select, textarea").filter((control) => ![...control.labels].some((label) => label.textContent.trim())
        && !control.ariaLabel?.trim()).map((control) => control.outerHTML.slice(0, 80))
      """),
]

let names = Check("every control has an accessible name") { browser in
  let roles: Set = [
    "button", "checkbox", "combobox", "DisclosureTriangle", "image", "img", "link", "listbox",
    "menuitem",
    "option", "radio", "radiogroup", "searchbox", "slider", "spinbutton", "switch", "tab",
    "textbox",
  ]
  let nodes = try browser.call("Accessibility.getFullAXTree")["nodes"].array.filter {
    ($0["ignored"].value as? Bool) != true && roles.contains($0["role"]["value"].string ?? "")
  }
  let nameless = nodes.filter { ($0["name"]["value"].string ?? "").allSatisfy(\.isWhitespace) }
  return try (nodes.count < 20 ? ["only \(nodes.count) controls"] : [])
    + nameless.map { node in
      let object = try browser.call(
        "DOM.resolveNode", ["backendNodeId": node["backendDOMNodeId"].number ?? 0])["object"][
          "objectId"]
      return try browser.call(
        "Runtime.callFunctionOn",
        [
          "objectId": object.string ?? "", "returnByValue": true,
          "functionDeclaration": "function () { return this.outerHTML?.slice(0, 80) }",
        ])["result"]["value"].string ?? "a control"
    }
}

func contrast(_ scheme: String) -> Check {
  Check("text has a contrast of 4.5, large text of 3, in \(scheme)") { browser in
    try browser.emulate(scheme)
    return try browser.evaluate(
      """
      (() => {
        lab.open();
        const context = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
        const seen = new Map();
        const parts = (color) => {
          if (!seen.has(color)) {
            context.clearRect(0, 0, 1, 1);
            context.fillStyle = color;
            context.fillRect(0, 0, 1, 1);
            const [r, g, b, a] = context.getImageData(0, 0, 1, 1).data;
            seen.set(color, [r, g, b, a / 255]);
          }
          return seen.get(color);
        };
        const over = ([r, g, b, a], below) => [r, g, b].map((part, at) => part * a + below[at] * (1 - a));
        const background = (element) => !element ? parts(matchMedia("(prefers-color-scheme: dark)").matches ? "#121212" : "white")
          : over(parts(getComputedStyle(element).backgroundColor), background(element.parentElement));
        const luminance = (color) => color.slice(0, 3).map((part) => part / 255)
          .map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
          .reduce((sum, part, at) => sum + part * [0.2126, 0.7152, 0.0722][at], 0);
        const texts = lab.texts().filter(lab.isVisible);
        const low = texts.flatMap((element) => {
          const style = getComputedStyle(element);
          const below = background(element);
          const color = [...parts(element instanceof SVGElement ? style.fill : style.color)];
          for (let each = element; each; each = each.parentElement) color[3] *= Number(getComputedStyle(each).opacity);
          const [dark, light] = [luminance(over(color, below)), luminance(below)].sort((a, b) => a - b);
          const size = parseFloat(style.fontSize);
          const needed = size >= 24 || size >= 18.66 && Number(style.fontWeight) >= 700 ? 3 : 4.5;
          const ratio = (light + 0.05) / (dark + 0.05);
          return ratio < needed ? [`${ratio.toFixed(2)}: ${lab.named(element)}`] : [];
        });
        return texts.length < 50 ? [`only ${texts.length} texts`] : low;
      })()
      """
    ).strings
  }
}

let focusOrder = Check("Tab goes through every control, in the order of reading, visibly") {
  browser in
  let controls =
    try browser.evaluate(
      """
      scrollTo(0, 0); document.activeElement.blur();
      lab.all("a[href], button, input, select, textarea, summary, [tabindex]").filter((element) =>
        lab.isVisible(element) && !element.disabled && element.tabIndex >= 0
        && !(element.type === "radio" && !element.checked)).length
      """
    ).number ?? 0
  var problems: [String] = []
  var places: [Double] = []
  while places.count <= 2 * Int(controls) {
    try browser.press("Tab")
    let focus = try browser.evaluate(
      """
      (() => {
        const element = document.activeElement;
        if (element === document.body) return null;
        const style = getComputedStyle(element);
        return [lab.all("*").indexOf(element), style.outlineStyle === "none" || style.outlineWidth === "0px" ? lab.named(element) : ""];
      })()
      """
    ).array
    guard let place = focus.first?.number, let unseen = focus.last?.string else { break }
    if let last = places.last, place <= last {
      problems.append("the \(places.count + 1)th stop comes before the one before it")
      break
    }
    places.append(place)
    if !unseen.isEmpty { problems.append("no outline: \(unseen)") }
  }
  return problems
    + (places.count < Int(controls) ? ["\(places.count) stops for \(Int(controls)) controls"] : [])
}

let sorting = Check("the summary is sorted by each column, and back, by mouse and by keys") {
  browser in
  let buttons = "lab.all('#summary-table thead button')"
  let count = Int(try browser.evaluate("\(buttons).length").number ?? 0)
  var problems = count < 3 ? ["only \(count) columns"] : []
  for button in 0..<count {
    for direction in ["ascending", "descending"] {
      if direction == "ascending" {
        try browser.click("\(buttons)[\(button)]")
      } else {
        try browser.press("Enter")
      }
      problems += try browser.evaluate(
        """
        (() => {
          const head = \(buttons)[\(button)].parentElement;
          const shown = [...head.closest("table").tBodies[0].rows].map((row) => row.cells[head.cellIndex].dataset.value);
          const known = shown.filter((value) => value !== undefined).map(Number);
          const isSorted = known.every((value, at) => at === 0 || ("\(direction)" === "ascending" ? known[at - 1] <= value : known[at - 1] >= value));
          const areLast = shown.slice(known.length).every((value) => value === undefined);
          const sorted = lab.all("#summary-table [aria-sort]");
          return isSorted && areLast && sorted.length === 1 && sorted[0] === head && head.ariaSort === "\(direction)" ? []
            : [`${head.textContent}, \(direction): ${shown}`];
        })()
        """
      ).strings
    }
  }
  return problems
}

/// - Parameter options: which rules to run. What can be opened is open on a phone only, as it takes long.
func axe(_ scheme: String, width: Int = 1280, _ options: String = "") -> Check {
  Check("axe finds nothing, in \(scheme) at \(width) pixels") { browser in
    try browser.resize(width: width, height: 900, isPhone: width < 400)
    try browser.emulate(scheme)
    if width < 400 { try browser.evaluate("lab.open()") }
    try browser.evaluate(try String(contentsOfFile: arguments[3], encoding: .utf8) + "; null")
    return try browser.evaluate(
      """
      axe.run({ exclude: ["#code-shown pre"] }, { resultTypes: ["violations"], \(options) }).then(({ violations, passes }) => passes.length === 0 ? ["no rule ran"]
        : violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 100)}`)))
      """
    ).strings
  }
}

let paper = Check("it prints on at most 15 pages of A4, without controls") { browser in
  try browser.emulate("light", media: "print")
  let controls = try browser.evaluate(
    "lab.all('button, input, select, textarea').filter(lab.isVisible).map(lab.named)"
  ).strings
  let printed = try browser.call(
    "Page.printToPDF",
    ["paperWidth": 8.27, "paperHeight": 11.69, "preferCSSPageSize": false])
  let pdf = String(
    decoding: Data(base64Encoded: printed["data"].string ?? "") ?? Data(), as: Unicode.ASCII.self)
  let pages = pdf.matches(of: /\/Type \/Page\b(?!s)/).count
  print("  \(pages) pages")
  return controls + ((1...15).contains(pages) ? [] : ["\(pages) pages"])
}

func phone(_ width: Int) -> Check {
  Check("a phone of \(width) pixels is wide enough, and its charts have text of 11 or more") {
    try narrow(width, $0)
  }
}

private func narrow(_ width: Int, _ browser: Browser) throws -> [String] {
  try browser.resize(width: width, height: 844, isPhone: true)
  return try browser.evaluate(
    """
    (() => {
      lab.open();
      const scrolls = (element) => element && (["auto", "scroll", "hidden", "clip"].includes(getComputedStyle(element).overflowX)
        && element !== document.body || scrolls(element.parentElement));
      const wide = lab.all("body *").filter((element) => lab.isVisible(element)
        && element.getBoundingClientRect().right > \(width) + 0.5 && !element.closest(".skip") && !scrolls(element.parentElement));
      const size = (text) => parseFloat(getComputedStyle(text).fontSize)
        * text.ownerSVGElement.getBoundingClientRect().width / text.ownerSVGElement.viewBox.baseVal.width;
      const small = lab.all(".chart text").filter((text) => lab.isVisible(text) && size(text) < 11);
      return [...(document.documentElement.scrollWidth > \(width) ? [`the page is ${document.documentElement.scrollWidth} wide`, ...wide.map(lab.named)] : []),
        ...small.map((text) => `${size(text)} px: ${text.textContent}`)];
    })()
    """
  ).strings
}

let printed = Check("print shows all that the screen shows, but what is interactive") { browser in
  // The width of A4 between margins of 1 cm.
  try browser.resize(width: 718, height: 1000)
  try browser.evaluate(
    """
    lab.open();
    lab.shown = lab.texts().filter((element) => lab.isVisible(element) && !element.closest("nav, .skip, .controls, .screen-only, .interactive, [aria-hidden=true]"));
    lab.all("details").forEach((details) => { details.open = false; });
    """)
  try browser.emulate("light", media: "print")
  return try browser.evaluate(
    """
    (() => {
      const hidden = lab.shown.filter((element) => !lab.isVisible(element));
      const cut = lab.all("body *").filter((element) => lab.isVisible(element) && element.clientWidth > 0
        && getComputedStyle(element).overflowX !== "visible" && element.scrollWidth > element.clientWidth + 1);
      return [...hidden.map((element) => `hidden: ${lab.named(element)}`), ...cut.map((element) => `cut: ${lab.named(element)}`)];
    })()
    """
  ).strings
}

// MARK: - Checks of the code picker

/// Chooses a behaviour and patterns by keyboard and mouse, and checks what is shown.
let codePicker = Check("the code picker shows the code of the checkout, and marks what differs") {
  browser in
  var problems = try shownCode(browser, "the first two patterns")
  // The next behaviours, by keyboard.
  try browser.evaluate("document.getElementById('code-topic').focus()")
  let first = try browser.evaluate("document.getElementById('code-topic').value").string
  for _ in 0..<4 { try browser.press("ArrowDown") }
  if try browser.evaluate("document.getElementById('code-topic').value").string == first {
    problems.append("the arrow keys choose no behaviour")
  }
  problems += try shownCode(browser, "after the arrow keys")
  // Two more patterns, one by mouse and one by the space bar.
  let box = "document.querySelectorAll('#code-patterns input')"
  try browser.click("\(box)[4].parentElement")
  problems += try shownCode(browser, "three patterns")
  try browser.evaluate("\(box)[7].focus()")
  try browser.press(" ")
  problems += try shownCode(browser, "four patterns")
  return problems
    + (try browser.evaluate(
      """
      (() => {
        const boxes = lab.all("#code-patterns input");
        const chosen = boxes.filter((box) => box.checked);
        const shown = new Set(lab.all("#code-shown .code-row figcaption strong").map((each) => each.textContent.split(" · ")[0]));
        return [
          chosen.length === 4 && boxes.every((box) => box.disabled !== box.checked) ? "" : "there can be another number than two to four",
          chosen.every((box) => shown.has(box.parentElement.textContent.trim())) && shown.size === 4 ? "" : `shows ${[...shown]}`,
          document.getElementById("code-said").textContent.includes("MVIReactor") ? "" : "the choice is not announced",
        ].filter(Boolean);
      })()
      """
    ).strings)
}

/// Returns what is wrong with the code shown: it is not that of the file, or a line has a mark
/// although all patterns have it, or has none although one lacks it.
private func shownCode(_ browser: Browser, _ moment: String) throws -> [String] {
  let parts = try browser.evaluate(
    """
    lab.all("#code-shown details").map((part) => [...part.querySelectorAll("figure")].map((figure) => ({
      heading: figure.querySelector("strong").textContent,
      lines: [...figure.querySelectorAll("code > *")].map((line) => line.textContent.replace(/\\n$/, "")),
      marks: [...figure.querySelectorAll("code > *")].map((line) => line.tagName === "MARK" ? "≠" : "="),
    })))
    """
  ).array
  guard parts.count >= 2 else { return ["\(moment): \(parts.count) parts"] }
  var problems: [String] = []
  for part in parts {
    var linesOfPattern: [String: Set<String>] = [:]
    for figure in part.array {
      let pattern = figure["heading"].string?.components(separatedBy: " · ").first ?? ""
      linesOfPattern[pattern, default: []].formUnion(figure["lines"].strings.map(trimmed))
    }
    for figure in part.array {
      let heading = figure["heading"].string ?? ""
      for (line, mark) in zip(figure["lines"].strings, figure["marks"].strings) {
        let isCommon = linesOfPattern.values.allSatisfy { $0.contains(trimmed(line)) }
        let isWord = line.contains { $0.isLetter || $0.isNumber }
        if (mark == "≠") != (isWord && !isCommon) {
          problems.append("\(moment), \(heading): \(mark) \(line)")
        }
      }
      let words = heading.components(separatedBy: " · ")
      guard words.count == 2, words[1].hasSuffix(".swift") else { continue }
      let files = ["Sources/Patterns/\(words[0])/\(words[1])", "Sources/App/\(words[1])"]
      let text = files.lazy.compactMap {
        try? String(contentsOfFile: checkout + "/" + $0, encoding: .utf8)
      }.first
      if text != figure["lines"].strings.joined(separator: "\n") + "\n" {
        problems.append("\(moment), \(heading): not the code of the file")
      }
    }
  }
  return problems
}

private func trimmed(_ line: String) -> String { line.trimmingCharacters(in: .whitespaces) }

// MARK: - Checks of the player

/// Functions of the page for the checks of the player. They read the tree from the page's data, not
/// from the player.
let playerLibrary = """
  lab.data = JSON.parse(document.getElementById("player-data").textContent);
  lab.id = (name) => document.getElementById(`player-${name}`);
  lab.tree = () => lab.data.sessions[lab.id("session").value];
  lab.steps = () => lab.all("#player-steps > li");
  lab.at = () => lab.steps().findIndex((row) => row.hasAttribute("data-at"));
  lab.kind = (step) => lab.tree().moves[lab.steps()[step].dataset.move].kind;
  lab.moves = () => lab.steps().map((row) => Number(row.dataset.move)).join();
  lab.child = (node, move) => lab.tree().parents.findIndex((parent, child) => parent === node && lab.tree().moveOf[child] === Number(move));
  lab.path = () => lab.steps().slice(1).reduce((path, row) => [...path, lab.child(path.at(-1), row.dataset.move)], [0]);
  lab.chosen = () => lab.all("#player-patterns input").flatMap((box, pattern) => box.checked ? [pattern] : []);
  // The events of each step of an order, with the events that led to each, the nearest first.
  lab.history = (tree, path, pattern) => {
    const { data } = lab, later = [];
    const steps = path.map((node, step) => {
      const [, trace, , answers, superseded] = data.frames[data.moments[tree.momentOf[node]][pattern]];
      const from = (move) => move === 0 ? null : move === 1 ? step : path.findIndex((other) => tree.moveOf[other] === move - 2);
      data.lists[superseded].forEach((move, at, all) => { if (at % 2 === 0) later.push([from(move), all[at + 1]]); });
      return data.traces[trace].map((id, index) => {
        const [kind, move, at, site, ...texts] = data.events[id], answer = data.lists[answers].findIndex((write, at) => at % 2 === 0 && write === index);
        return { step, index, kind, from: from(move), at, site: data.texts[site], texts: texts.map((text) => data.texts[text]),
          answer: answer < 0 ? null : data.lists[answers][answer + 1] };
      });
    });
    for (const [step, at] of later) steps[step][at].texts = steps[step][at].texts.slice(2);
    for (const event of steps.flat()) {
      event.causes = [];
      for (let each = event; each.from !== null; event.causes.push(each)) each = steps[each.from][each.at];
    }
    return steps;
  };
  // What a trace writes for each event of a step: ? before a change that no named action led to.
  lab.marked = (events) => events.map((event) => event.kind === 3
    ? (event.causes.some(({ kind }) => kind === 1) ? "" : "? ") + event.texts[0] : event.texts[0]).sort();
  lab.isIn = (part, whole) => part === whole || part.startsWith(`${whole}.`) || part.startsWith(`${whole}[`);
  lab.places = (site) => (site.match(/\\S+\\.swift:\\d+/g) ?? [site || "no line"]).join(" ← ");
  // The writes of events: the field on screen, its own name, the values, the act, the action, the line and the answer.
  lab.writes = (events, steps) => events.filter(({ kind }) => kind === 3).flatMap((event) => {
    const [root, ...rest] = event.texts;
    const changes = rest.length ? rest.flatMap((part, at) => at % 3 ? [] : [[part ? `${root}.${part}` : root, `${rest[at + 1]} → ${rest[at + 2]}`]]) : [[root, "written"]];
    return changes.map(([own, values]) => ({
      field: lab.data.namesOnScreen[own] ?? own, own, values, act: event.causes.findLast(({ kind }) => kind === 0)?.texts[0] ?? "–",
      action: event.causes.find(({ kind }) => kind === 1)?.texts[0] ?? "? unnamed", site: lab.places(event.site),
      answer: event.answer === null ? "" : steps[event.step][event.answer].texts[1], step: event.step,
    }));
  });
  lab.said = (cell, name) => cell.querySelector(`.${name}`)?.textContent;
  // What is wrong with the table that answers why, asked of each field of the moment.
  lab.wrongReasons = () => lab.all("#player-writes tbody tr").map((row) => row.dataset.field).flatMap((field) => {
    lab.all("#player-writes tbody tr").find((row) => row.dataset.field === field).querySelector("button").click();
    return lab.chosen().flatMap((pattern) => {
      const name = lab.data.patterns[pattern], steps = lab.history(lab.tree(), lab.path(), pattern);
      const shown = lab.all("#player-why tbody").flatMap((group) => [...group.rows].filter((row) => row.cells[0].textContent === name && row.cells.length > 2)
        .map((row) => [group.dataset.step, lab.said(row, "values"), ...[...row.cells].slice(2).map((cell) => cell.textContent)].join(" | "))).sort();
      const wanted = lab.writes(steps.slice(0, lab.at() + 1).flat(), steps).filter((write) => lab.isIn(write.field, field) || lab.isIn(field, write.field))
        .map((write) => [write.step, write.values, write.act, write.action, write.site, write.answer].join(" | ")).sort();
      const at = wanted.findIndex((row, at) => row !== shown[at]);
      return at < 0 && shown.length === wanted.length ? [] : [`${name}, why ${field}: shows ${shown[at]}, not ${wanted[at]}`];
    });
  });
  // What is wrong with the moment shown.
  lab.wrong = () => {
    const { data } = lab, tree = lab.tree(), path = lab.path(), at = lab.at();
    if (path.includes(-1)) return ["shows an order that the tree lacks"];
    const problems = tree.parents.includes(path.at(-1)) ? ["the order has no end"] : [];
    const scrubber = lab.id("scrubber");
    if (Number(scrubber.value) !== at || Number(scrubber.max) !== path.length - 1) problems.push(`the scrubber is at ${scrubber.value} of ${scrubber.max}, not at ${at}`);
    if (!lab.id("live").textContent.includes(`Step ${at} of ${path.length - 1}`)) problems.push(`announces: ${lab.id("live").textContent}`);
    if (lab.id("answer").textContent !== tree.answer) problems.push("shows the answer of another session");
    const chosen = lab.chosen(), names = chosen.map((pattern) => data.patterns[pattern]);
    if (lab.all("#player-writes thead th").slice(1).some((head, at) => head.textContent !== names[at])) problems.push("shows other patterns than the chosen ones");
    const frames = chosen.map((pattern) => data.frames[data.moments[tree.momentOf[path[at]]][pattern]]);
    if (lab.all("#player-screens pre").length !== new Set(frames.map(([screen]) => screen)).size) problems.push("shows a screen twice, or too few");
    chosen.forEach((pattern, place) => {
      const name = names[place], says = (problem) => problems.push(`${name}, step ${at}: ${problem}`);
      const of = (id) => lab.all(`#player-${id} > [data-patterns]`).find((each) => each.dataset.patterns.split(",").includes(name));
      const text = data.screens[frames[place][0]].map((line) => data.texts[line]).join("\\n");
      if (of("screens")?.querySelector("pre").textContent !== text) says("not the screen of the tree");
      const steps = lab.history(tree, path, pattern), events = steps[at];
      const acts = events.flatMap(({ kind, texts }) => kind === 0 || kind === 4 ? [texts[0]] : kind === 2 ? [texts[1]] : []).join(" · ") || "nothing.";
      if (!of("acts")?.textContent.endsWith(`: ${acts}`)) says(`${of("acts")?.textContent}, not ${acts}`);
      const lines = lab.all(`#player-traces [data-pattern="${name}"] [data-kind]`).map((each) =>
        each.dataset.kind === "mutation" ? each.firstChild.data.split(": ")[0] : each.firstChild.data).sort();
      const marked = lab.marked(events);
      if (lines.join() !== marked.join()) says(`shows ${lines.find((line, at) => line !== marked[at])}, not ${marked.find((line, at) => line !== lines[at])}`);
      const shown = lab.all("#player-writes tbody tr").flatMap((row) => {
        const { field } = row.dataset, cell = [...row.cells].find((cell) => cell.dataset.pattern === name);
        return lab.said(cell, "site") === undefined ? [] : [[field, lab.said(cell, "own") ?? field, lab.said(cell, "values") ?? lab.said(row.cells[0], "values"),
          lab.said(cell, "action") ?? lab.said(cell, "unnamed"), lab.said(cell, "site")].join(" | ")];
      }).sort();
      const wanted = lab.writes(events, steps).map(({ field, own, values, action, site }) => [field, own, values, action, site].join(" | ")).sort();
      if (shown.join() !== wanted.join()) says(`writes ${shown.find((row, at) => row !== wanted[at])}, not ${wanted.find((row, at) => row !== shown[at])}`);
    });
    return problems;
  };
  """

extension Browser {
  /// Returns what is wrong with the moment that the player shows, and with an expectation of it.
  func wrong(_ moment: String, unless expectation: String = "true") throws -> [String] {
    let problems = try evaluate(
      "(\(expectation)) ? lab.wrong() : ['is not what was asked for', ...lab.wrong()]")
    return problems.strings.map { "\(moment): \($0)" }
  }

  func choose(session: Int) throws {
    try evaluate("lab.id('session').focus()")
    try press("Home")
    for _ in 0..<session { try press("ArrowDown") }
  }

  /// Finds a step of any session, chooses the session and goes to the step.
  ///
  /// - Parameter condition: In terms of `step` and `path`.
  func goToStep(where condition: String) throws -> Int {
    let sessions = Int(try evaluate("lab.data.sessions.length").number ?? 0)
    for session in 0..<sessions {
      try choose(session: session)
      let step = try evaluate(
        "(() => { const path = lab.path(); return path.findIndex((node, step) => step > 0 && \(condition)); })()"
      ).number
      if let step, step >= 0 {
        try click("lab.steps()[\(Int(step))].querySelector('.step')")
        guard try evaluate("lab.at()").number == step else {
          throw Failure("a click on step \(Int(step)) does not go there")
        }
        return Int(step)
      }
    }
    throw Failure("no session has a step where \(condition)")
  }
}

let playerScrubs = Check("the player: mouse, keys and buttons move through time") { browser in
  try browser.evaluate(playerLibrary)
  var problems = try browser.wrong("at the start", unless: "lab.data.sessions.length >= 4")
  let sessions = Int(try browser.evaluate("lab.data.sessions.length").number ?? 0)
  for session in 0..<sessions {
    try browser.choose(session: session)
    problems += try browser.wrong(
      "session \(session)", unless: "lab.id('session').value === '\(session)'")
    try browser.click("lab.id('scrubber')")
    problems += try browser.wrong(
      "by mouse", unless: "lab.at() > 0 && lab.at() < lab.steps().length - 1")
    try browser.press("ArrowLeft")
    try browser.press("End")
    problems += try browser.wrong("by End", unless: "lab.at() === lab.steps().length - 1")
    try browser.press("ArrowLeft")
    problems += try browser.wrong("by an arrow key", unless: "lab.at() === lab.steps().length - 2")
    for (button, expected) in [
      ("first", "0"), ("forward", "1"), ("last", "lab.steps().length - 1"),
      ("back", "lab.steps().length - 2"),
    ] {
      try browser.click("lab.id('\(button)')")
      problems += try browser.wrong("the button '\(button)'", unless: "lab.at() === \(expected)")
    }
  }
  return problems
}

let playerReorders = Check("the player: an answer goes before another, by mouse and by keys") {
  browser in
  try browser.evaluate(playerLibrary)
  // Two answers in a row, of which the second may come first.
  let second = try browser.goToStep(
    where:
      "step > 1 && [step - 1, step].every((each) => lab.kind(each) === 'answer') && lab.child(path[step - 2], lab.steps()[step].dataset.move) >= 0"
  )
  let (row, first) = ("lab.steps()[\(second)]", second - 1)
  try browser.evaluate("[lab.before, lab.moved] = [lab.moves(), \(row).dataset.move]")
  try browser.drag(row, to: "lab.steps()[\(first)]")
  var problems = try browser.wrong(
    "dragged", unless: "lab.steps()[\(first)].dataset.move === lab.moved && lab.at() === \(first)")
  try browser.evaluate("lab.steps()[\(first)].querySelector('.step').focus()")
  try browser.press("ArrowDown", modifiers: 1)
  problems += try browser.wrong(
    "Alt and the down arrow", unless: "lab.moves() === lab.before && lab.at() === \(second)")
  try browser.press("ArrowUp", modifiers: 1)
  problems += try browser.wrong(
    "Alt and the up arrow",
    unless: "lab.steps()[\(first)].dataset.move === lab.moved && lab.at() === \(first)")
  // An answer never comes before its request: at the top, the order stays.
  for _ in 0..<12 { try browser.press("ArrowUp", modifiers: 1) }
  problems += try browser.wrong(
    "too early", unless: "lab.at() > 0 && lab.id('live').textContent.includes('Not possible')")
  return problems
}

let playerFails = Check("the player: an answer fails, and succeeds again") { browser in
  try browser.evaluate(playerLibrary)
  let step = try browser.goToStep(
    where:
      "lab.kind(step) === 'answer' && !lab.tree().moves[lab.steps()[step].dataset.move].failure && lab.tree().parents.some((parent, node) => parent === path[step - 1] && lab.tree().moves[lab.tree().moveOf[node]].failure)"
  )
  let failure = "lab.tree().moves[lab.steps()[\(step)].dataset.move].failure"
  try browser.click("lab.steps()[\(step)].querySelector('[data-tool=fail]')")
  var problems = try browser.wrong("failed", unless: "lab.at() === \(step) && \(failure)")
  try browser.evaluate("lab.steps()[\(step)].querySelector('[data-tool=succeed]').focus()")
  try browser.press("Enter")
  problems += try browser.wrong("succeeded", unless: "lab.at() === \(step) && !\(failure)")
  return problems
}

let playerLeaves = Check("the player: the person leaves and comes back") { browser in
  try browser.evaluate(playerLibrary)
  let leave =
    "lab.tree().parents.findIndex((parent, node) => parent === path[step] && lab.tree().moves[lab.tree().moveOf[node]].kind === 'leave')"
  let step = try browser.goToStep(where: "\(leave) >= 0")
  let button = { (kind: String) in
    "lab.all('#player-moves button').find((button) => lab.tree().moves[button.dataset.move].kind === '\(kind)')"
  }
  try browser.click(button("leave"))
  var problems = try browser.wrong(
    "left", unless: "lab.at() === \(step + 1) && lab.kind(\(step + 1)) === 'leave'")
  try browser.click(button("comeBack"))
  problems += try browser.wrong(
    "back", unless: "lab.at() === \(step + 2) && lab.kind(\(step + 2)) === 'comeBack'")
  try browser.click("lab.steps()[\(step + 1)].querySelector('.step')")
  try browser.evaluate(
    "lab.before = lab.moves().split(',').filter((move, step) => step <= \(step)).join()")
  try browser.click("lab.steps()[\(step + 1)].querySelector('[data-tool=stay]')")
  problems += try browser.wrong(
    "stayed",
    unless:
      "lab.at() === \(step) && lab.moves().startsWith(lab.before) && !lab.steps().some((_, each) => ['leave', 'comeBack'].includes(lab.kind(each)))"
  )
  return problems
}

let playerWhy = Check("the player: asked why, it names what wrote a field, in each pattern") {
  browser in
  try browser.evaluate(playerLibrary)
  let step = try browser.goToStep(
    where:
      "lab.kind(step) === 'answer' && lab.chosen().every((pattern) => lab.history(lab.tree(), path, pattern)[step].some(({ kind }) => kind === 3))"
  )
  let button = "document.querySelector('#player-writes tbody tr:last-child button')"
  let field = try browser.evaluate("\(button).textContent").string ?? ""
  try browser.click(button)
  var problems = try browser.wrong(
    "asked",
    unless:
      "lab.id('why-title').textContent === 'Why \(field)?' && document.activeElement === lab.id('why-title') && lab.all('#player-why tbody').at(-1).rows[0].textContent.startsWith('Step \(step): ')"
  )
  try browser.evaluate("lab.id('why-close').focus()")
  try browser.press("Enter")
  problems += try browser.wrong(
    "closed", unless: "lab.id('why').hidden && document.activeElement === \(button)")
  return try problems + browser.evaluate("lab.wrongReasons()").strings
}

let playerSays = Check("the player: an effect that a later step supersedes is superseded") {
  browser in
  try browser.evaluate(playerLibrary)
  // To the step of an effect that a later move supersedes.
  let found = try browser.evaluate(
    """
    lab.superseded = (tree, pattern) => tree.parents.flatMap((parent, node) => {
      const list = lab.data.lists[lab.data.frames[lab.data.moments[tree.momentOf[node]][pattern]][4]];
      return list.length ? [[node, list[0] - 2]] : [];
    })[0];
    (() => {
      for (const [session, tree] of lab.data.sessions.entries()) {
        const [end, move] = lab.superseded(tree, lab.chosen()[0]) ?? [];
        if (end === undefined) continue;
        lab.wanted = [];
        for (let node = end; tree.parents[node] >= 0; node = tree.parents[node]) lab.wanted.unshift(tree.moveOf[node]);
        return [session, lab.wanted.indexOf(move) + 1];
      }
      return [];
    })()
    """
  ).array.compactMap(\.number).map { Int($0) }
  guard found.count == 2 else { return ["no effect is superseded by a later step"] }
  try browser.choose(session: found[0])
  let count = Int(try browser.evaluate("lab.wanted.length").number ?? 0)
  try browser.click("lab.id('first')")
  for step in 0..<count {
    try browser.click(
      "lab.all('#player-moves button').find((each) => Number(each.dataset.move) === lab.wanted[\(step)])"
    )
  }
  try browser.click("lab.steps()[\(found[1])].querySelector('.step')")
  return try browser.wrong(
    "at the cancellation",
    unless:
      "lab.id('acts').textContent.includes(' superseded') && !lab.id('acts').textContent.includes(' cancelled')"
  )
}

let playerCode = Check("the player: a line of a write leads to its code below") { browser in
  try browser.evaluate(playerLibrary)
  let step = try browser.goToStep(
    where:
      "lab.kind(step) === 'answer' && lab.history(lab.tree(), path, 0)[step].some(({ site }) => site)"
  )
  var problems: [String] = []
  let count = Int(try browser.evaluate("lab.all('#player-writes a').length").number ?? 0)
  if count == 0 { problems.append("step \(step) has no links") }
  for link in 0..<min(count, 6) {
    let name = "lab.all('#player-writes a')[\(link)]"
    let place = try browser.evaluate("\(name).textContent").string ?? ""
    let pattern = try browser.evaluate("\(name).closest('td').dataset.pattern").string ?? ""
    try browser.click(name)
    let shown = try browser.evaluate(
      "[document.activeElement.closest('figure')?.querySelector('strong').textContent ?? '', document.activeElement.textContent.trimEnd(), lab.all('.player-line').length === 1 ? '' : 'several']"
    ).strings
    let path = shown[0].components(separatedBy: " · ").last ?? ""
    let (file, line) = (
      place.components(separatedBy: ":")[0], Int(place.components(separatedBy: ":")[1]) ?? 0
    )
    let text = ["Patterns/\(pattern)", "App"].lazy.compactMap {
      try? String(contentsOfFile: "\(checkout)/Sources/\($0)/\(path)", encoding: .utf8)
    }.first?.components(separatedBy: "\n")
    if !shown[0].hasPrefix("\(pattern) · ") || !path.hasSuffix(file) || text?[line - 1] != shown[1]
      || !shown[2].isEmpty
    {
      problems.append("\(pattern), \(place) leads to \(shown)")
    }
  }
  return problems
}

let playerCopies = Check("the player: a copied session replays, and its test is the emitted one") {
  browser in
  try browser.evaluate(playerLibrary)
  var problems: [String] = []
  let file = FileManager.default.temporaryDirectory.appending(path: "player-session.jsonl")
  defer { try? FileManager.default.removeItem(at: file) }
  let sessions = Int(try browser.evaluate("lab.data.sessions.length").number ?? 0)
  for session in 0..<sessions {
    try browser.choose(session: session)
    // The last order has failures.
    try browser.evaluate(
      "while (lab.at() < lab.steps().length - 1) lab.all('#player-moves button').at(-1).click(); lab.id('copy-pattern').selectedIndex = 1; navigator.clipboard.writeText = (text) => { lab.copied = text; return Promise.resolve(); };"
    )
    try browser.click("lab.id('copy-session')")
    try Data((try browser.evaluate("lab.copied").string ?? "").utf8).write(to: file)
    try browser.click("lab.id('copy-test')")
    let copied = try browser.evaluate("lab.copied").string
    let pattern = try browser.evaluate("lab.data.patterns[lab.chosen()[1]]").string ?? ""
    let patterns = Int(try browser.evaluate("lab.chosen().length").number ?? 0)
    let replay = try lab("trace", "--replay", file.path)
    if replay.code != 0
      || replay.text.components(separatedBy: "the session replays").count != patterns + 1
    {
      problems.append("session \(session): \(replay.text.prefix(200))")
    }
    let test = try lab("trace", "--emit-test", file.path, "--pattern", pattern)
    if test.text != copied { problems.append("session \(session): \(copied ?? "no test")") }
  }
  try browser.evaluate("navigator.clipboard.writeText = () => Promise.reject(new Error())")
  try browser.click("lab.id('copy-link')")
  problems += try browser.wrong(
    "without a clipboard",
    unless:
      "lab.id('copied-text').value === lab.id('link').href && document.activeElement === lab.id('copied-text') && lab.id('copied-text').selectionEnd > 0"
  ).filter { !$0.contains("announces") }
  return problems
}

/// Runs the lab that was built in the checkout, or the one that `LAB_DEBUG` names.
private func lab(_ arguments: String...) throws -> (code: Int32, text: String) {
  let process = Process()
  let program = ProcessInfo.processInfo.environment["LAB_DEBUG"] ?? "\(checkout)/.build/debug/lab"
  process.executableURL = URL(filePath: program)
  process.arguments = arguments
  let pipe = Pipe()
  process.standardOutput = pipe
  process.standardError = pipe
  try process.run()
  let data = pipe.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return (process.terminationStatus, String(decoding: data, as: UTF8.self))
}

let playerPlays = Check("the player: it plays and pauses, but not where motion is reduced") {
  browser in
  try browser.evaluate(playerLibrary)
  try browser.choose(session: 0)
  try browser.evaluate(
    "setInterval = (tick, time) => { Object.assign(lab, { tick, time }); return 1; }; clearInterval = () => { lab.tick = null; }; lab.id('speed').value = '2';"
  )
  try browser.click("lab.id('play')")
  try browser.evaluate("lab.tick(); lab.tick();")
  var problems = try browser.wrong(
    "played",
    unless: "lab.at() === 2 && lab.time === 750 && lab.id('play').textContent === 'Pause'")
  try browser.click("lab.id('play')")
  problems += try browser.wrong(
    "paused", unless: "lab.at() === 2 && !lab.tick && lab.id('play').textContent === 'Play'")
  try browser.click("lab.id('play')")
  try browser.click("lab.id('forward')")
  problems += try browser.wrong(
    "interrupted", unless: "lab.at() === 3 && !lab.tick && lab.id('play').textContent === 'Play'")
  try browser.click("lab.id('play')")
  try browser.evaluate("while (lab.tick) lab.tick();")
  problems += try browser.wrong("at the end", unless: "lab.at() === lab.steps().length - 1")
  try browser.call(
    "Emulation.setEmulatedMedia",
    ["features": [["name": "prefers-reduced-motion", "value": "reduce"]]])
  if try browser.evaluate("lab.isVisible(lab.id('play'))").value as? Bool != false {
    problems.append("plays where motion is reduced")
  }
  try browser.emulate("light")
  return problems
}

let playerEscapes = Check("the player: Escape cancels a drag") { browser in
  try browser.evaluate(playerLibrary)
  let second = try browser.goToStep(
    where:
      "step > 1 && [step - 1, step].every((each) => lab.kind(each) === 'answer') && lab.child(path[step - 2], lab.steps()[step].dataset.move) >= 0"
  )
  try browser.evaluate("lab.before = lab.moves()")
  try browser.drag(
    "lab.steps()[\(second)]", to: "lab.steps()[\(second - 1)]", pressing: "Escape")
  return try browser.evaluate(
    "lab.moves() === lab.before && !lab.all('.dragged, .drop-before, .drop-after').length ? [] : ['the step moved']"
  ).strings
}

let playerNarrow = Check("the player: 320 pixels are wide enough for four patterns") { browser in
  try browser.evaluate(playerLibrary)
  try browser.evaluate(
    "for (const box of lab.all('#player-patterns input')) if (!box.checked && lab.chosen().length < 4) box.click(); lab.all('#player details').forEach((each) => { each.open = true; });"
  )
  try browser.resize(width: 320, height: 700, isPhone: true)
  defer { try? browser.resize(width: 1280, height: 900) }
  var problems: [String] = []
  for session in 0..<Int(try browser.evaluate("lab.data.sessions.length").number ?? 0) {
    try browser.choose(session: session)
    problems += try browser.evaluate(
      """
      lab.steps().flatMap((_, step) => {
        lab.steps()[step].querySelector(".step").click();
        lab.all("#player-writes tbody button")[0]?.click();
        const scrolls = (element) => ["auto", "scroll"].includes(getComputedStyle(element).overflowX) || element.id !== "player" && scrolls(element.parentElement);
        return lab.all("#player *").filter((each) => lab.isVisible(each) && each.getBoundingClientRect().right > 320.5 && !scrolls(each.parentElement))
          .map((each) => `session \(session), step ${step}: ${lab.named(each)}`).slice(0, 1);
      })
      """
    ).strings
  }
  return problems
}

let playerPatterns = Check("the player: four patterns, and a hundred clicks at random") { browser in
  try browser.evaluate(playerLibrary)
  var problems: [String] = []
  for box in [2, 4, 5, 6, 3] {
    if try browser.evaluate("lab.all('#player-patterns input:checked').length").number == 4 {
      break
    }
    if try browser.evaluate("lab.all('#player-patterns input')[\(box)].checked").value as? Bool
      == true
    {
      continue
    }
    try browser.click("lab.all('#player-patterns input')[\(box)].parentElement")
  }
  problems += try browser.wrong(
    "four patterns", unless: "lab.all('#player-writes thead th').length === 5")
  var seed: UInt64 = 9
  for click in 1...100 where problems.isEmpty {
    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    if click % 25 == 0 { try browser.choose(session: click / 25) }
    let buttons = "lab.all('#player-steps button, #player-moves button, .player-time button')"
    let count = try browser.evaluate("\(buttons).length").number ?? 1
    try browser.click("\(buttons)[\(Int(seed >> 33) % Int(count))]")
    problems += try browser.wrong("click \(click)")
  }
  return problems
}

let playerLink = Check("the player: the link to a moment leads to it") { browser in
  let link = try browser.evaluate("lab.id('link').href").string ?? ""
  let moment = try browser.evaluate("[lab.id('session').value, lab.moves(), `${lab.at()}`]").strings
  // Without another page between, only the fragment would change.
  if let blank = URL(string: "about:blank") { try browser.open(blank) }
  try browser.open(URL(string: link) ?? page)
  try browser.evaluate(playerLibrary)
  var problems = try browser.wrong("opened by its link")
  if try browser.evaluate("[lab.id('session').value, lab.moves(), `${lab.at()}`]").strings != moment
  {
    problems.append("the link leads elsewhere")
  }
  problems += try browser.evaluate(
    """
    lab.trees = new PlayedOrders(lab.data).trees;
    lab.trees.filter((tree) => new Set(tree.moves.map((_, move) => tree.slugOf(move))).size !== tree.moves.length)
      .map((tree) => `two moves of ${tree.id} have one name`)
    """
  ).strings
  for (fragment, refusal) in [
    ("player=likes;MV,MVI;1.4;1", "older page"), ("player?session=none", "lacks"),
    ("player?session=likes&patterns=MV,Nope", "lacks"),
    ("player?session=likes&order=no-move", "lacks"),
  ] {
    try browser.evaluate("location.hash = '\(fragment)'")
    try browser.settle()
    problems += try browser.wrong(
      fragment, unless: "lab.id('live').textContent.includes('\(refusal)')")
  }
  return problems
}

// MARK: - The run

let arguments = CommandLine.arguments
let (page, checkout) = (URL(filePath: arguments[1]), arguments[2])
let browser = try Browser()
try browser.call("Page.addScriptToEvaluateOnNewDocument", ["source": library])

if arguments.count > 4 {
  for (name, scheme, width) in [
    ("light", "light", 1440), ("dark", "dark", 1440), ("phone", "light", 390),
    ("narrow", "dark", 320),
  ] {
    try browser.resize(width: width, height: 900, isPhone: width < 400)
    try browser.emulate(scheme)
    try browser.open(page)
    for section in try browser.evaluate("lab.all('header, main > section').map((each) => each.id)")
      .strings
    {
      try browser.shoot(
        "\(arguments[4])/\(name)-\(section.isEmpty ? "top" : section).png", section: section)
    }
  }
}

var failures = 0
func run(_ checks: [Check]) throws {
  try browser.resize(width: 1280, height: 900)
  try browser.emulate("light")
  try browser.open(page)
  for check in checks {
    let start = Date.now
    let problems: [String]
    do { problems = try check.problems(browser) } catch { problems = ["\(error)"] }
    if !problems.isEmpty { failures += 1 }
    let took = Date.now.timeIntervalSince(start).formatted(.number.precision(.fractionLength(1)))
    print("\(problems.isEmpty ? "✓" : "✗") \(check.title) (\(took) s)")
    for problem in problems.prefix(8) { print("    \(problem)") }
    if problems.count > 8 { print("    and \(problems.count - 8) more") }
  }
}

let silence = Check("no message, no exception, no request") { browser in browser.complaints }
let speed = Check("each input is answered within a second") { browser in
  let slowest = try browser.evaluate("lab.slowest")
  let took = slowest["took"].number ?? 0
  print(
    "  the slowest answer took \(Int(took)) ms (\(slowest["type"].string ?? "none"), \(slowest["at"].string ?? "")); the goal is 100 ms"
  )
  return took > 1000 ? ["\(Int(took)) ms"] : []
}
try run(structure + [names, focusOrder, sorting, silence])
try run([
  playerScrubs, playerReorders, playerEscapes, playerFails, playerLeaves, playerWhy, playerSays,
  playerCode, playerPlays, playerPatterns, playerNarrow, playerCopies, speed, playerLink, silence,
])
try run([codePicker, speed, silence])
try run([contrast("light"), contrast("dark")])
try run([
  axe("light"), axe("dark", "runOnly: ['color-contrast']"),
  axe("light", width: 390, "rules: { 'color-contrast': { enabled: false } }"),
])
try run([phone(390), phone(320), printed, paper, silence])
print(failures == 0 ? "All checks passed." : "\(failures) checks failed.")
exit(failures == 0 ? 0 : 1)
