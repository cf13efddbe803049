import Foundation

/// Lines over two logarithmic scales, as SVG.
///
/// Each line ends in its name and its last value, so that no colour has to be looked up.
package struct LineChart: Sendable {
  package struct Point: Sendable {
    package let x: Double
    package let y: Double
    package let interval: ClosedRange<Double>

    /// `nil` for what a logarithmic scale cannot show, and for 10¹⁵ and more.
    package init?(x: Double, y: Double, low: Double, high: Double) {
      guard x > 0, low > 0, low <= y, y <= high, max(x, high) < 1e15 else { return nil }
      (self.x, self.y, interval) = (x, y, low...high)
    }
  }

  package let caption: Caption
  private var lines: [(name: String, points: [Point])] = []
  private var limits: [(name: String, y: Double)] = []
  private let x: @Sendable (Double) -> String
  private let y: @Sendable (Double) -> String

  /// - Parameters:
  ///   - x: Writes a figure of the horizontal scale.
  ///   - y: Writes a figure of the vertical scale.
  package init(
    _ caption: Caption, x: @escaping @Sendable (Double) -> String,
    y: @escaping @Sendable (Double) -> String
  ) {
    (self.caption, self.x, self.y) = (caption, x, y)
  }

  /// Adds a line through the points, in the order of their `x`.
  package mutating func addLine(_ name: String, _ points: [Point]) {
    if !points.isEmpty { lines.append((name, points.sorted { $0.x < $1.x })) }
  }

  /// Adds a dashed line across the chart, if it lies between the lowest decade and the highest.
  package mutating func addLimit(_ name: String, at y: Double) {
    limits.append((name, y))
  }

  package func svg(in target: ChartPlace) -> String {
    var svg = SVG(caption, in: target)
    let points = lines.flatMap(\.points)
    let xs = Scale(points.map(\.x))
    let ys = Scale(points.flatMap { [$0.interval.lowerBound, $0.interval.upperBound] }).inDecades
    let ticks = ys.decades.map { (y: $0, text: y($0).replacing(/\.0+(?=\D|$)/, with: "")) }
    let labels = lines.map { "\($0.name) \($0.points.last.map { y($0.y) } ?? "")" }
    // Digits and units are wider than the average letter.
    let left = SVG.margin + Self.widest(ticks.map(\.text)) * 1.2 + 8
    let right = SVG.width - SVG.margin - Self.widest(labels) - 22
    let (top, bottom) = (svg.top, svg.top + 300)
    func height(_ y: Double) -> Double { bottom - ys.part(y) * (bottom - top) }
    func place(_ x: Double, _ y: Double) -> SVG.Point {
      .init(x: left + xs.part(x) * (right - left), y: height(y))
    }
    func across(_ y: Double) -> [SVG.Point] {
      [left, right].map { .init(x: $0, y: height(y)) }
    }

    for tick in ticks {
      svg.add(across(tick.y), colour: .faint)
      svg.add(tick.text, at: .init(x: left - 8, y: height(tick.y) + 5), anchor: .end)
    }
    var room = SVG.width
    for value in Set(points.map(\.x)).sorted(by: >) {
      let (text, x) = (self.x(value), place(value, ys.range.lowerBound).x)
      if x + SVG.width(of: text) / 2 > room { continue }
      svg.add(text, at: .init(x: x, y: bottom + 24), anchor: .middle)
      room = x - SVG.width(of: text) / 2 - 8
    }
    var above = top
    for limit in limits.sorted(by: { $0.y > $1.y }) where ys.range.contains(limit.y) {
      svg.add(across(limit.y), colour: .ink, dashes: "6 4")
      let y = height(limit.y)
      svg.add(limit.name, at: .init(x: left + 6, y: y < above + 20 ? y + 18 : y - 6))
      above = y
    }
    let ends = lines.map { line in height(line.points.last?.y ?? ys.range.lowerBound) }
    let heights = Self.spread(ends, apart: 20, in: top...bottom)
    for (index, line) in lines.enumerated() {
      let colour = SVG.Colour.line(index)
      let dots = line.points.map { place($0.x, $0.y) }
      svg.addBand(
        line.points.map { place($0.x, $0.interval.upperBound) }
          + line.points.reversed().map { place($0.x, $0.interval.lowerBound) }, colour: colour)
      svg.add(
        dots, colour: colour, width: 2, dashes: target.isFile ? nil : Self.dashes(of: index))
      for dot in dots { svg.addDot(at: dot, colour: colour) }
      let label = SVG.Point(x: right + 22, y: heights[index])
      svg.add(dots.suffix(1) + [.init(x: label.x - 4, y: label.y)], colour: colour)
      svg.add(labels[index], at: .init(x: label.x, y: label.y + 5))
    }
    return svg.finished(below: bottom + 30)
  }

  /// Dashes that no other line of the same colour has.
  private static func dashes(of line: Int) -> String? {
    let patterns = [nil, "10 4", "2 4", "12 4 2 4"]
    return patterns[(line + line / SVG.pageColours) % patterns.count]
  }

  private static func widest(_ texts: [String]) -> Double {
    texts.map { SVG.width(of: $0) }.max() ?? 0
  }

  /// Returns the nearest places that are some distance apart, in the same order, and in the range as
  /// far as there is room.
  static func spread(
    _ places: [Double], apart: Double, in range: ClosedRange<Double>
  ) -> [Double] {
    var spread = places
    let order = places.indices.sorted { (places[$0], $0) < (places[$1], $1) }
    var least = range.lowerBound
    for index in order {
      spread[index] = max(spread[index], least)
      least = spread[index] + apart
    }
    var most = range.upperBound
    for index in order.reversed() {
      spread[index] = min(spread[index], most)
      most = spread[index] - apart
    }
    return spread
  }
}

/// A logarithmic scale over positive values.
struct Scale {
  let range: ClosedRange<Double>

  private init(_ range: ClosedRange<Double>) { self.range = range }

  init(_ values: [Double]) {
    range = (values.min() ?? 1)...(values.max() ?? 1)
  }

  /// The scale from the power of ten below to the one above.
  var inDecades: Scale {
    let first = log10(range.lowerBound).rounded(.down)
    let last = max(first + 1, log10(range.upperBound).rounded(.up))
    return Scale(pow(10, first)...pow(10, last))
  }

  /// The powers of ten on it.
  var decades: [Double] {
    let first = Int(log10(range.lowerBound).rounded(.up))
    let last = Int(log10(range.upperBound).rounded(.down))
    return first > last ? [] : (first...last).map { pow(10, Double($0)) }
  }

  /// Returns 0 at the beginning, 1 at the end, and one half where both are the same.
  func part(_ value: Double) -> Double {
    let width = log10(range.upperBound / range.lowerBound)
    return width > 0 ? log10(value / range.lowerBound) / width : 0.5
  }
}
