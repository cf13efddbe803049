import Foundation
import Testing

@testable import LabOutput

#if canImport(FoundationXML)
  import FoundationXML
#endif

struct ChartTests {
  private func lines(_ points: (x: Double, y: Double)...) -> LineChart {
    var chart = LineChart(
      "A & B < \u{1B}C", description: "A \"takes\" > B\u{FFFE}."
    ) {
      Units.count(Int($0))
    } y: {
      Units.duration(nanoseconds: $0)
    }
    chart.addLine(
      "<0>",
      points.compactMap { LineChart.Point(x: $0.x, y: $0.y, low: $0.y / 2, high: $0.y * 2) })
    return chart
  }

  @Test func `a chart is plain XML, whatever its texts hold`() {
    for svg in [lines((160, 20), (1_600, 200)).svg, lines().svg, lines((160, 20)).svg] {
      #expect(XMLParser(data: Data(svg.utf8)).parse())
      #expect(!svg.contains("nan"))
      #expect(svg.contains("<title id=\"chart-title\">A &amp; B &lt; \u{FFFD}C</title>"))
    }
  }

  @Test func `a line ends in its name and value, on decades`() {
    let svg = lines((16_000, 2_000), (160, 20), (1_600, 200)).svg

    let texts = svg.matches(of: /<text [^>]*>([^<]*)</).map { String($0.1) }
    #expect(texts.contains("&lt;0&gt; 2.00\u{A0}µs"))
    #expect(Set(["10 ns", "100 ns", "1 µs", "10 µs"]).isSubset(of: texts))
    #expect(Set(["160", "1,600", "16,000"]).isSubset(of: texts))
  }

  @Test func `text has a contrast of 7 to the card, and lines of 3`() {
    for palette in [SVG.Palette.light, .dark] {
      for (colour, least) in [(palette.ink, 7.0)] + palette.lines.map({ ($0, 3) }) {
        let (a, b) = (luminance(colour), luminance(palette.card))
        #expect((max(a, b) + 0.05) / (min(a, b) + 0.05) >= least, "\(colour)")
      }
    }
  }

  @Test(arguments: [
    ([201], ["&lt;0&gt;, 201", "200–201\u{A0}ns"]),
    ([201, 202, 203], ["&lt;0&gt;, 201,", "202, 203", "200–203\u{A0}ns"]),
  ])
  func `lines that coincide are one, with all names`(lasts: [Int], label: [String]) {
    var chart = lines((160, 20), (1_600, 200))
    for last in lasts + [400] {
      let points = [(160.0, 20.0), (1_600, Double(last))]
      chart.addLine(
        "\(last)", points.compactMap { .init(x: $0, y: $1, low: $1, high: $1) })
    }

    let texts = chart.svg.matches(of: /<text [^>]*>([^<]*)</).map { String($0.1) }
    #expect(Set(label + ["400 400\u{A0}ns"]).isSubset(of: texts))
  }

  @Test(arguments: [
    ([50, 50, 50], [50, 60, 70]), ([100, 99, 98], [95, 85, 75]), ([-5.0, 40], [5.0, 40]),
  ])
  func `labels keep apart, in order and in the chart`(places: [Double], spread: [Double]) {
    let heights = [Double](repeating: 10, count: places.count)
    #expect(LineChart.spread(places, heights: heights, in: 0...100) == spread)
  }
}

/// The relative luminance of `#rrggbb`, by WCAG.
private func luminance(_ colour: String) -> Double {
  let number = Int(colour.dropFirst(), radix: 16) ?? 0
  let parts = [16, 8, 0].map { shift in
    let part = Double(number >> shift & 255) / 255
    return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }
  return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
}
