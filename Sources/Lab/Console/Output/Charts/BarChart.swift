/// Bars from zero, side by side with their names and figures, as SVG.
package struct BarChart: Sendable {
  package struct Bar: Sendable {
    package let name: String
    let parts: [Double]
    package let figure: String

    /// - Parameters:
    ///   - parts: Lengths, one after another; none is negative.
    ///   - figure: What is written beside it.
    package init(_ name: String, _ parts: [Double], figure: String) {
      self.name = name
      self.parts = parts
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

  package func svg(in place: ChartPlace) -> String {
    var svg = SVG(caption, in: place)
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
    let right = SVG.width - SVG.margin - 12 - (bars.map { SVG.width(of: $0.figure) }.max() ?? 0)
    let longest = bars.map { $0.parts.reduce(0, +) }.reduce(0, max)
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
      svg.add(bar.figure, at: .init(x: x + 10, y: y + 18))
      y += 36
    }
    return svg.finished(below: y)
  }
}
