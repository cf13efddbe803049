import Foundation

/// The texts around a chart.
package struct Caption: Sendable {
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

/// Where a drawing is shown.
package enum ChartPlace: Hashable, Sendable {
  /// A file of its own: a card in the colours of GitHub's light or dark pages, with its title and note.
  case file(ColourScheme)
  /// An HTML page, in the colours of its custom properties, below a title that is the page's. The name
  /// is the only one of its kind on the page.
  case page(id: String)

  var isFile: Bool {
    if case .file = self { true } else { false }
  }
}

package enum ColourScheme: CaseIterable, Sendable {
  case light, dark
}

/// A drawing as SVG text.
///
/// It needs no script, font or other file. Coordinates are in units of which the drawing is 600 wide, so
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
    /// A colour of its own for each of eight lines, or nine in a file.
    case line(Int)
  }

  /// The colours of a file. Those of lines have a contrast of 3 to the card, and people with a colour vision
  /// deficiency tell them apart.
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

    static func of(_ scheme: ColourScheme) -> Palette { scheme == .light ? light : dark }
  }

  static let width = 600.0
  static let margin = 20.0
  static let textSize = 16.0
  /// The colours that a page has for lines.
  static let pageColours = 8

  /// Where the drawing begins, below the title.
  let top: Double

  private let caption: Caption
  private let place: ChartPlace
  private var elements: [String] = []

  init(_ caption: Caption, in place: ChartPlace) {
    (self.caption, self.place) = (caption, place)
    top = place.isFile ? 84 : 12
    if !place.isFile { return }
    add(caption.title, at: Point(x: Self.margin, y: 34), size: 20, isBold: true)
    add(caption.subtitle, at: Point(x: Self.margin, y: 60))
  }

  /// Adds a line of text; `at` is the start, middle or end of its baseline.
  mutating func add(
    _ text: String, at point: Point, anchor: Anchor = .start, size: Double = textSize,
    isBold: Bool = false
  ) {
    let weight = isBold ? #" font-weight="600""# : ""
    elements.append(
      """
      <text x="\(point.x.short)" y="\(point.y.short)" font-size="\(size.short)"\(weight) \
      fill="\(value(of: .ink))" text-anchor="\(anchor)">\(text.onOneLine.escapedForMarkup)</text>
      """)
  }

  /// Adds a line through the points.
  mutating func add(
    _ points: [Point], colour: Colour, width: Double = 1, dashes: String? = nil
  ) {
    let dashes = dashes.map { #" stroke-dasharray="\#($0)""# } ?? ""
    elements.append(
      """
      <polyline points="\(points.text)" fill="none" stroke="\(value(of: colour))" \
      stroke-width="\(width.short)"\(dashes)/>
      """)
  }

  /// Adds a translucent area between the points.
  mutating func addBand(_ points: [Point], colour: Colour) {
    elements.append(
      #"<polygon points="\#(points.text)" fill="\#(value(of: colour))" fill-opacity="0.2"/>"#)
  }

  mutating func addDot(at point: Point, colour: Colour) {
    elements.append(
      #"<circle cx="\#(point.x.short)" cy="\#(point.y.short)" r="3.5" fill="\#(value(of: colour))"/>"#
    )
  }

  /// Returns the whole drawing, in a file with the note below it.
  func finished(below bottom: Double) -> String {
    switch place {
    case .file(let scheme): file(below: bottom, in: .of(scheme))
    case .page(let id): element(id: "\(id)-", attributes: #" class="chart""#, height: bottom)
    }
  }

  private func file(below bottom: Double, in palette: Palette) -> String {
    var svg = self
    let columns = Int((Self.width - 2 * Self.margin) / Self.width(of: "0"))
    let lines = wrapped(caption.note.onOneLine, width: columns).split(separator: "\n")
    for (index, line) in lines.enumerated() {
      svg.add(String(line), at: Point(x: Self.margin, y: bottom + 30 + Double(index) * 22))
    }
    let height = bottom + 28 + Double(lines.count) * 22
    svg.elements.insert(
      """
      <rect x="0.5" y="0.5" width="\((Self.width - 1).short)" height="\((height - 1).short)" rx="8" \
      fill="\(palette.card)" stroke="\(palette.faint)"/>
      """, at: 0)
    return svg.element(
      id: "", attributes: #" font-family="system-ui, sans-serif""#, height: height) + "\n"
  }

  /// A page has a margin of its own, so that the drawing is larger there.
  private func element(id: String, attributes: String, height: Double) -> String {
    let left = place.isFile ? 0 : Self.margin - 2
    let box = [left, 0, Self.width - 2 * left, height].map(\.short).joined(separator: " ")
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="\(box)" \
      role="img" aria-labelledby="\(id)title \(id)desc"\(attributes)>
      <title id="\(id)title">\(caption.title.onOneLine.escapedForMarkup)</title>
      <desc id="\(id)desc">\(caption.description.onOneLine.escapedForMarkup)</desc>
      \(elements.joined(separator: "\n"))
      </svg>
      """
  }

  private func value(of colour: Colour) -> String {
    switch (colour, place) {
    case (.ink, .file(let scheme)): Palette.of(scheme).ink
    case (.faint, .file(let scheme)): Palette.of(scheme).faint
    case (.line(let index), .file(let scheme)):
      Palette.of(scheme).lines[index % Palette.of(scheme).lines.count]
    case (.ink, .page): "var(--ink)"
    case (.faint, .page): "var(--faint)"
    case (.line(let index), .page): "var(--c\(index % Self.pageColours + 1))"
    }
  }

  /// The room that a text takes, on the generous side, as the font is not known.
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
