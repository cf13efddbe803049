import Foundation
import Testing

@testable import LabReport

/// The colours of lines, as people see them who lack green cones (Machado et al., 2009).
struct PaletteTests {
  private static let css = String(decoding: PackageResources.page_css, as: UTF8.self)

  /// Eight colours for light, dark and print.
  private static let palettes = css.matches(of: /(--c[1-8]: #[0-9a-f]{6};\s*){8}/).map {
    $0.output.0.matches(of: /#([0-9a-f]{6})/).compactMap { Int($0.output.1, radix: 16) }
  }

  @Test func `all lines of a chart differ in colour, also with deuteranopia`() {
    #expect(Self.palettes.count == 3)
    for palette in Self.palettes {
      let seen = palette.map(Self.seen)
      for (index, colour) in seen.enumerated() {
        for other in seen[..<index] {
          let parts = zip(colour, other).map { ($0 - $1) * ($0 - $1) }
          #expect(parts.reduce(0, +).squareRoot() > 20)
        }
      }
    }
  }

  /// Returns a colour's lightness and two hues (CIE L*a*b*), in which 2 is just visible.
  private static func seen(_ colour: Int) -> [Double] {
    let light = [16, 8, 0].map { shift -> Double in
      let part = Double(colour >> shift & 255) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    func product(_ rows: [[Double]], _ values: [Double]) -> [Double] {
      rows.map { row in zip(row, values).reduce(0) { $0 + $1.0 * $1.1 } }
    }
    let deuteranope = product(
      [
        [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
      ], light
    ).map { min(1, max(0, $0)) }
    let xyz = product(
      [[0.4339, 0.3762, 0.1899], [0.2126, 0.7152, 0.0722], [0.0177, 0.1095, 0.8730]], deuteranope
    ).map { $0 > 0.008856 ? cbrt($0) : 7.787 * $0 + 16 / 116 }
    return [116 * xyz[1] - 16, 500 * (xyz[0] - xyz[1]), 200 * (xyz[1] - xyz[2])]
  }
}
