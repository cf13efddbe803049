import Foundation
import Testing

@testable import LabOutput

#if canImport(FoundationXML)
  import FoundationXML
#endif

struct ChartTests {
  private static let caption = Caption(
    "A & B < \u{1B}C", subtitle: "by size\u{202E}", description: "A \"takes\" > B\u{FFFE}.",
    note: "Swift, 2026-01-02 " + String(repeating: "and on ", count: 20))

  private func lines(_ points: [(x: Double, y: Double)]...) -> LineChart {
    var chart = LineChart(Self.caption) {
      Units.count(Int($0))
    } y: {
      Units.duration(nanoseconds: $0)
    }
    for (index, points) in points.enumerated() {
      let points = points.compactMap {
        LineChart.Point(x: $0.x, y: $0.y, low: $0.y / 2, high: $0.y * 2)
      }
      chart.addLine("<\(index)>", points)
    }
    return chart
  }

  private func bars(_ bars: BarChart.Bar..., parts: [String] = []) -> BarChart {
    BarChart(Self.caption, parts: parts, bars: bars)
  }

  @Test func `a chart is plain XML, whatever its texts hold`() throws {
    for svg in [
      lines([(160, 20), (1_600, 200)]).svg, lines().svg, bars().svg,
      lines([(160, 20)]).svg, bars(.init("zero", [0], figure: "0")).svg,
      bars(.init("<b>", [1, 2], figure: "\u{7}&"), parts: ["</svg>", "none"]).svg,
    ] {
      let drawing = try Drawing(svg)

      #expect(!svg.contains("nan"))
      #expect(drawing.root == ["img", "title desc", "0 0 600"])
      #expect(drawing.texts("title") == ["A & B < \u{FFFD}C"])
      #expect(drawing.texts("desc") == ["A \"takes\" > B\u{FFFD}."])
      #expect(drawing.names.isSubset(of: Drawing.known))
      #expect(drawing.textRanges.allSatisfy { 0 <= $0.lowerBound && $0.upperBound <= SVG.width })
    }
  }

  @Test(arguments: ColourScheme.allCases)
  func `text has a contrast of 7 to the card, and lines and edges of 3`(scheme: ColourScheme) {
    let palette = SVG.Palette.of(scheme)
    for (colour, least) in [(palette.ink, 7.0)] + (palette.lines + [palette.edge]).map({ ($0, 3) })
    {
      let (a, b) = (luminance(colour), luminance(palette.card))
      #expect((max(a, b) + 0.05) / (min(a, b) + 0.05) >= least, "\(colour)")
    }
    #expect(Set(palette.lines).count == 9)
    #expect(bars().svg(in: .file(scheme)).contains(palette.card))
  }

  @Test func `a line ends in its name and value, on decades`() throws {
    let drawing = try Drawing(lines([(16_000, 2_000), (160, 20), (1_600, 200)]).svg)

    let line = try #require(drawing.lines(colour: SVG.Palette.light.lines[0], width: "2").first)
    let (low, middle, high) = (line[0], line[1], line[2])
    #expect(low.x < middle.x && low.y > middle.y)
    #expect(isNear(middle.x - low.x, high.x - middle.x))
    #expect(isNear(low.y - middle.y, middle.y - high.y))
    #expect(drawing.texts("text").contains("<0> 2.00 µs"))
    #expect(
      drawing.texts("text").filter { $0.hasSuffix("s") && !$0.contains("<") } == [
        "10 ns", "100 ns", "1 µs", "10 µs",
      ])
    #expect(drawing.texts("text").filter { ["160", "1,600", "16,000"].contains($0) }.count == 3)
  }

  @Test(arguments: [
    (0, 1, 1, 1), (1, 0, 0, 1), (1, 1, 0, 1), (1, 1, 2, 3), (1, 3, 1, 2), (1, 1, 1, .infinity),
    (1e15, 1, 1, 1), (1, 1, 1, 1e15),
    (.nan, 1, 1, 1), (1, .nan, 1, 1),
  ])
  func `a point off a logarithmic scale is none`(x: Double, y: Double, low: Double, high: Double) {
    #expect(LineChart.Point(x: x, y: y, low: low, high: high) == nil)
  }

  @Test(arguments: [
    ([50, 50, 50], [50, 60, 70]), ([100, 99, 98], [100, 90, 80]), ([-5.0, 40], [0.0, 40]),
    ([30, 0, 31], [30, 0, 40]), ([], []),
  ])
  func `labels keep apart, in order and in the chart`(places: [Double], spread: [Double]) {
    #expect(LineChart.spread(places, apart: 10, in: 0...100) == spread)
  }

  @Test func `bars share a scale, and their parts follow one another`() throws {
    let chart = bars(
      .init("one", [10, 30], figure: "10 of 40"), .init("two", [20, 0], figure: "20 of 20"),
      parts: ["named", "not"])

    let drawing = try Drawing(chart.svg)
    let bars = drawing.bars(height: "24")
    let unit = bars[0].width / 10
    #expect(zip(bars, [10, 30, 20, 0]).allSatisfy { isNear($0.width, $1 * unit) })
    #expect(isNear(bars[1].x, bars[0].x + bars[0].width))
    #expect(
      Array(drawing.texts("text")[2..<8]) == [
        "named", "not", "one", "10 of 40", "two", "20 of 20",
      ])
  }
}

/// Whether two figures are the same but for rounding.
private func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 0.5 }

/// The relative luminance of `#rrggbb`, by WCAG.
private func luminance(_ colour: String) -> Double {
  let number = Int(colour.dropFirst(), radix: 16) ?? 0
  let parts = [16, 8, 0].map { shift in
    let part = Double(number >> shift & 255) / 255
    return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }
  return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
}

/// The contents of a chart's XML.
private final class Drawing: NSObject, XMLParserDelegate {
  static let known: Set = [
    "svg", "title", "desc", "rect", "text", "polyline", "polygon", "circle",
  ]

  private var elements: [(name: String, attributes: [String: String], text: String)] = []

  init(_ svg: String) throws {
    super.init()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = self
    try #require(parser.parse(), "\(String(describing: parser.parserError))")
  }

  var names: Set<String> { Set(elements.map(\.name)) }

  var root: [String] {
    let root = elements[0].attributes
    return [
      root["role"] ?? "", root["aria-labelledby"] ?? "", "\(root["viewBox"]?.prefix(7) ?? "")",
    ]
  }

  func texts(_ name: String) -> [String] { elements.filter { $0.name == name }.map(\.text) }

  /// The horizontal extent of each text.
  var textRanges: [ClosedRange<Double>] {
    elements.filter { $0.name == "text" }.map { element in
      let number = { Double(element.attributes[$0] ?? "") ?? .nan }
      let width = SVG.width(of: element.text, size: number("font-size"))
      let part = ["start": 0.0, "middle": 0.5, "end": 1][element.attributes["text-anchor"] ?? ""]
      let start = number("x") - width * (part ?? .nan)
      return start...(start + width)
    }
  }

  func lines(colour: String, width: String) -> [[(x: Double, y: Double)]] {
    elements.filter { $0.attributes["stroke"] == colour && $0.attributes["stroke-width"] == width }
      .map { element in
        (element.attributes["points"] ?? "").split(separator: " ").map {
          let pair = $0.split(separator: ",").compactMap { Double($0) }
          return (pair[0], pair[1])
        }
      }
  }

  func bars(height: String) -> [(x: Double, width: Double)] {
    elements.filter { $0.name == "rect" && $0.attributes["height"] == height }.map {
      (Double($0.attributes["x"] ?? "") ?? -1, Double($0.attributes["width"] ?? "") ?? -1)
    }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    elements.append((name, attributes, ""))
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    elements[elements.count - 1].text += text.filter { $0 != "\n" }
  }
}
