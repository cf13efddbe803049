import Foundation

/// A drawing as SVG text: a card for a page, in light or dark colours as its reader prefers.
///
/// It needs no script, font or other file. Coordinates are in units of which the drawing is 420 wide, so
/// that text of 16 units can be read on a phone.
struct SVG {
  struct Point {
    var x: Double
    var y: Double
  }

  enum Anchor: String {
    case start, middle, end
  }

  enum Colour: Hashable {
    case ink, faint
    /// A colour of its own for each of nine lines.
    case line(Int)

    fileprivate var name: String {
      switch self {
      case .ink: "ink"
      case .faint: "faint"
      case .line(let index): "line\(index % Palette.light.lines.count)"
      }
    }
  }

  /// The colours of lines have a contrast of 3 to the card, and people with a colour vision deficiency tell them apart.
  struct Palette {
    let card, ink, faint: String
    let lines: [String]

    static let light = Palette(
      card: "#ffffff", ink: "#1f2328", faint: "#d0d7de",
      lines: [
        "#000000", "#d45d00", "#12a172", "#ca78a9", "#9a5f32", "#159bdd", "#1568c9", "#606469",
        "#5b2a86",
      ])
    static let dark = Palette(
      card: "#0d1117", ink: "#f0f6fc", faint: "#3d444d",
      lines: [
        "#ffffff", "#ec864d", "#4fc990", "#dd94bb", "#e6d04a", "#a0ddff", "#5e94e3", "#7f7e77",
        "#785de3",
      ])

    /// Rules for the elements of a chart, which take their class's colour.
    fileprivate var rules: String {
      let named = [("card", card), ("ink", ink), ("faint", faint)]
      let all = named + lines.enumerated().map { ("line\($0)", $1) }
      return all.map { ".chart .\($0) { color: \($1) }" }.joined(separator: " ")
    }
  }

  static let width = 420.0
  static let margin = 16.0
  static let textSize = 16.0

  private let title: String
  private let description: String
  private var elements: [String] = []

  /// - Parameter description: What the drawing shows, for people who cannot see it.
  init(_ title: String, description: String) {
    (self.title, self.description) = (title, description)
  }

  /// Adds a line of text; `at` is the start, middle or end of its baseline.
  mutating func add(_ text: String, at point: Point, anchor: Anchor = .start) {
    elements.append(
      """
      <text class="ink" x="\(point.x.short)" y="\(point.y.short)" \
      text-anchor="\(anchor)">\(text.onOneLine.escapedForMarkup)</text>
      """)
  }

  /// Adds a line through the points.
  mutating func add(_ points: [Point], colour: Colour, width: Double = 1) {
    elements.append(
      """
      <polyline class="\(colour.name)" points="\(points.text)" stroke="currentColor" fill="none" \
      stroke-width="\(width.short)"/>
      """)
  }

  /// Adds a translucent area between the points.
  mutating func addBand(_ points: [Point], colour: Colour) {
    elements.append(
      #"<polygon class="\#(colour.name)" points="\#(points.text)" fill-opacity="0.2"/>"#)
  }

  mutating func addDot(at point: Point, colour: Colour) {
    elements.append(
      #"<circle class="\#(colour.name)" cx="\#(point.x.short)" cy="\#(point.y.short)" r="3.5"/>"#)
  }

  /// Returns the whole drawing, with a margin below it.
  func finished(below bottom: Double) -> String {
    let (width, height) = (Self.width.short, (bottom + Self.margin).short)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" class="chart" width="\(width)" viewBox="0 0 \(width) \(height)" \
      role="img" aria-labelledby="chart-title chart-desc" font-family="system-ui, sans-serif" \
      font-size="\(Self.textSize.short)" fill="currentColor">
      <title id="chart-title">\(title.onOneLine.escapedForMarkup)</title>
      <desc id="chart-desc">\(description.onOneLine.escapedForMarkup)</desc>
      <style>
      \(Palette.light.rules)
      @media (prefers-color-scheme: dark) { \(Palette.dark.rules) }
      </style>
      <rect class="card" width="\(width)" height="\(height)" rx="8"/>
      \(elements.joined(separator: "\n"))
      </svg>

      """
  }

  /// The room that a text needs, on the generous side, as the font is not known.
  static func width(of text: String) -> Double { Double(text.columns) * textSize * 0.54 }
}

extension Double {
  /// To a tenth of a unit, so that the last digits of a figure do not change the drawing's text.
  fileprivate var short: String {
    let text = String(format: "%.1f", self)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension [SVG.Point] {
  fileprivate var text: String {
    map { "\($0.x.short),\($0.y.short)" }.joined(separator: " ")
  }
}
