/// Bars from zero, side by side with their names and figures, as SVG.
package struct BarChart: Sendable {
  package struct Bar: Sendable {
    package let name: String
    let parts: [Double]
    let interval: ClosedRange<Double>?
    package let figure: String

    /// - Parameters:
    ///   - parts: Lengths, one after another; none is negative.
    ///   - interval: The interval of the whole length.
    ///   - figure: What is written beside it.
    package init(
      _ name: String, _ parts: [Double], interval: ClosedRange<Double>? = nil, figure: String
    ) {
      self.name = name
      self.parts = parts
      self.interval = interval
      self.figure = figure
    }
  }

  package let caption: Caption
  /// The names of a bar's two parts; empty for a single part.
  package let parts: [String]
  package let bars: [Bar]

  package init(_ caption: Caption, parts: [String] = [], bars: [Bar]) {
    (self.caption, self.parts, self.bars) = (caption, parts, bars)
  }

  /// The colours of a bar's present part and of its missing part.
  private static let colours = [SVG.Colour.bar, .missing]

  package var svg: String { svg(in: .file(.light)) }

  /// - Parameters:
  ///   - width: Units across; with fewer, the text is larger beside the drawing.
  ///   - end: A length at which bars end at the latest; otherwise that of the longest bar.
  package func svg(in place: ChartPlace, width: Double = SVG.width, end: Double = 0) -> String {
    var svg = SVG(caption, in: place, width: width)
    var y = svg.top
    if !parts.isEmpty {
      var x = SVG.margin
      for (index, part) in parts.enumerated() {
        svg.addBar(
          at: .init(x: x, y: y), width: 16, height: 16, colour: Self.colours[index % 2])
        svg.add(part, at: .init(x: x + 24, y: y + 14))
        x += 48 + SVG.width(of: part)
      }
      y += 36
    }

    let left = SVG.margin + (bars.map { SVG.width(of: $0.name) }.max() ?? 0) + 8
    let right = width - SVG.margin - 12 - (bars.map { SVG.width(of: $0.figure) }.max() ?? 0)
    let lengths = bars.map { max($0.parts.reduce(0, +), $0.interval?.upperBound ?? 0) }
    let longest = lengths.reduce(end, max)
    let unit = longest > 0 ? max(0, right - left) / longest : 0
    for bar in bars {
      svg.add(bar.name, at: .init(x: left - 8, y: y + 18), anchor: .end)
      var x = left
      for (index, part) in bar.parts.enumerated() {
        svg.addBar(
          at: .init(x: x, y: y), width: part * unit, height: 24,
          colour: Self.colours[index % 2])
        x += part * unit
      }
      if let interval = bar.interval {
        let ends = [interval.lowerBound, interval.upperBound].map { left + $0 * unit }
        svg.add(ends.map { .init(x: $0, y: y + 12) }, colour: .ink, width: 2)
        for end in ends {
          svg.add([.init(x: end, y: y + 6), .init(x: end, y: y + 18)], colour: .ink, width: 2)
        }
        x = max(x, ends[1])
      }
      svg.add(bar.figure, at: .init(x: x + 10, y: y + 18))
      y += 36
    }
    return svg.finished(below: y)
  }
}
