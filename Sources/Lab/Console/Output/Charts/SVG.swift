import Foundation

/// The texts around a chart.
package struct Caption: Sendable {
  /// The answer that the chart shows.
  package let title: String
  /// The quantities on the scales.
  package let subtitle: String
  /// A description for people who cannot see the chart.
  package let description: String
  /// The source of the figures.
  let note: String

  package init(_ title: String, subtitle: String, description: String, note: String) {
    (self.title, self.subtitle) = (title, subtitle)
    (self.description, self.note) = (description, note)
  }
}

/// A drawing as SVG text: a card for a page or a file of its own, in light or dark colours as its reader prefers.
///
/// It needs no script, font or other file. Coordinates are in units of which the drawing is 540 wide, so
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

  static let width = 540.0
  static let margin = 16.0
  static let textSize = 16.0
  private static let lineHeight = 22.0

  /// Where the drawing begins, below the title.
  private(set) var top = 10.0
  private let caption: Caption
  private var elements: [String] = []

  init(_ caption: Caption) {
    self.caption = caption
    add(paragraph: caption.title, isBold: true)
    add(paragraph: caption.subtitle)
    top += 20
  }

  /// Adds lines of text across the card, below what is there.
  private mutating func add(paragraph text: String, isBold: Bool = false) {
    let columns = Int((Self.width - 2 * Self.margin) / Self.width(of: "0"))
    for line in wrapped(text.onOneLine, width: columns).split(separator: "\n") {
      top += Self.lineHeight
      add(String(line), at: Point(x: Self.margin, y: top), isBold: isBold)
    }
  }

  /// Adds a line of text; `at` is the start, middle or end of its baseline.
  mutating func add(
    _ text: String, at point: Point, anchor: Anchor = .start, isBold: Bool = false
  ) {
    let weight = isBold ? #" font-weight="600""# : ""
    elements.append(
      """
      <text class="ink" x="\(point.x.short)" y="\(point.y.short)"\(weight) \
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

  /// Returns the whole drawing, with the note below it.
  func finished(below bottom: Double) -> String {
    var svg = self
    svg.top = bottom + 4
    svg.add(paragraph: caption.note)
    let (width, height) = (Self.width.short, (svg.top + Self.margin).short)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" class="chart" width="\(width)" viewBox="0 0 \(width) \(height)" \
      role="img" aria-labelledby="chart-title chart-desc" font-family="system-ui, sans-serif" \
      font-size="\(Self.textSize.short)" fill="currentColor">
      <title id="chart-title">\(caption.title.onOneLine.escapedForMarkup)</title>
      <desc id="chart-desc">\(caption.description.onOneLine.escapedForMarkup)</desc>
      <style>
      \(Palette.light.rules)
      @media (prefers-color-scheme: dark) { \(Palette.dark.rules) }
      </style>
      <rect class="card" width="\(width)" height="\(height)" rx="8"/>
      \(svg.elements.joined(separator: "\n"))
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
