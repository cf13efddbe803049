import Foundation

/// Lines over two logarithmic scales, as SVG.
///
/// Each line ends in its name and its last value, so that no colour has to be looked up. Lines that coincide
/// are drawn as one with all their names.
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

  /// The answer that the chart shows.
  package let title: String
  private let description: String
  /// Several names where lines coincide, each with its last value.
  private typealias Line = (names: [String], ends: [Double], points: [Point])
  private var lines: [Line] = []
  private let x: @Sendable (Double) -> String
  private let y: @Sendable (Double) -> String
  /// Of the drawing, without its texts.
  private static let height = 320.0

  /// - Parameters:
  ///   - description: What the chart shows, for people who cannot see it.
  ///   - x: Writes a figure of the horizontal scale.
  ///   - y: Writes a figure of the vertical scale.
  package init(
    _ title: String, description: String, x: @escaping @Sendable (Double) -> String,
    y: @escaping @Sendable (Double) -> String
  ) {
    (self.title, self.description, self.x, self.y) = (title, description, x, y)
  }

  /// Adds a line through the points, in the order of their `x`.
  package mutating func addLine(_ name: String, _ points: [Point]) {
    let points = points.sorted { $0.x < $1.x }
    if let last = points.last { lines.append(([name], [last.y], points)) }
  }

  package var svg: String {
    var svg = SVG(title, description: description)
    let points = lines.flatMap(\.points)
    let xs = Scale(points.map(\.x))
    let ys = Scale(points.flatMap { [$0.interval.lowerBound, $0.interval.upperBound] }).inDecades
    let lines = joined(on: ys)
    let labels = lines.map(label)
    let ticks = ys.decades.map { (y: $0, text: y($0).replacing(/\.0+(?=\D|$)/, with: "")) }
    // Digits and units are wider than the average letter.
    let left = SVG.margin + Self.widest(ticks.map(\.text)) * 1.2 + 8
    let right = SVG.width - SVG.margin - Self.widest(labels.joined()) - 22
    let (top, bottom) = (SVG.margin, SVG.margin + Self.height)
    func height(_ y: Double) -> Double { bottom - ys.part(y) * Self.height }
    func place(_ x: Double, _ y: Double) -> SVG.Point {
      .init(x: left + xs.part(x) * (right - left), y: height(y))
    }

    for tick in ticks {
      let y = height(tick.y)
      svg.add([.init(x: left, y: y), .init(x: right, y: y)], colour: .faint)
      svg.add(tick.text, at: .init(x: left - 8, y: y + 5), anchor: .end)
    }
    var room = SVG.width
    for value in Set(points.map(\.x)).sorted(by: >) {
      // The last one has room on its right.
      let x = place(value, ys.range.lowerBound).x + (value == xs.range.upperBound ? 8 : 0)
      let text = self.x(value)
      if x + SVG.width(of: text) / 2 > room { continue }
      svg.add(text, at: .init(x: x, y: bottom + 24), anchor: .middle)
      room = x - SVG.width(of: text) / 2 - 6
    }
    let ends = lines.map { line in height(line.ends[0]) }
    let heights = Self.spread(
      ends, heights: labels.map { Double($0.count) * 20 + 6 }, in: top...bottom)
    for (index, line) in lines.enumerated() {
      let colour = SVG.Colour.line(index)
      let dots = line.points.map { place($0.x, $0.y) }
      svg.addBand(
        line.points.map { place($0.x, $0.interval.upperBound) }
          + line.points.reversed().map { place($0.x, $0.interval.lowerBound) }, colour: colour)
      svg.add(dots, colour: colour, width: 2)
      for dot in dots { svg.addDot(at: dot, colour: colour) }
      let middle = SVG.Point(x: right + 18, y: heights[index])
      svg.add(dots.suffix(1) + [middle], colour: colour)
      let first = middle.y + 5 - Double(labels[index].count - 1) * 10
      for (number, text) in labels[index].enumerated() {
        svg.add(text, at: .init(x: right + 22, y: first + Double(number) * 20))
      }
    }
    return svg.finished(below: bottom + 30)
  }

  /// Returns the lines, of which those less than four units apart everywhere are one.
  private func joined(on scale: Scale) -> [Line] {
    func coincide(_ a: [Point], _ b: [Point]) -> Bool {
      a.map(\.x) == b.map(\.x)
        && zip(a, b).allSatisfy { abs(scale.part($0.y) - scale.part($1.y)) * Self.height < 4 }
    }
    var joined: [Line] = []
    for line in lines {
      if let same = joined.firstIndex(where: { coincide($0.points, line.points) }) {
        joined[same].names += line.names
        joined[same].ends += line.ends
      } else {
        joined.append(line)
      }
    }
    return joined
  }

  /// The names, and the last value, or the range of several, in lines.
  private func label(of line: Line) -> [String] {
    let names = line.names.map { $0.truncated(to: 24) }.joined(separator: ", ")
    let ends = [line.ends.min(), line.ends.max()].compactMap { $0.map(y) }
    let range = ends[0] == ends[1] ? ends[0] : "\(ends[0].prefix { $0 != " " })–\(ends[1])"
    let text = "\(names) \(range.replacing(" ", with: "\u{A0}"))"
    return wrapped(text, width: 13).split(separator: "\n").map(String.init)
  }

  private static func widest(_ texts: some Sequence<String>) -> Double {
    texts.map { SVG.width(of: $0) }.max() ?? 0
  }

  /// Returns the nearest middles for labels of some heights, in the same order, without an overlap, and in the
  /// range as far as there is room.
  static func spread(
    _ places: [Double], heights: [Double], in range: ClosedRange<Double>
  ) -> [Double] {
    var spread = places
    let order = places.indices.sorted { (places[$0], $0) < (places[$1], $1) }
    var least = range.lowerBound
    for index in order {
      spread[index] = max(spread[index], least + heights[index] / 2)
      least = spread[index] + heights[index] / 2
    }
    var most = range.upperBound
    for index in order.reversed() {
      spread[index] = min(spread[index], most - heights[index] / 2)
      most = spread[index] - heights[index] / 2
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
