import Foundation

/// Figures with their units, short enough for a table and the same in every locale.
///
/// A figure that is not a finite number reads '–'.
package enum Units {
  /// `160,000`
  package static func count(_ count: Int) -> String {
    (count < 0 ? "-" : "") + grouped(String(count.magnitude))
  }

  /// `6.61 ns`, `19.7 µs`, `2.02 ms`, `1.50 s`: three significant digits.
  package static func duration(nanoseconds: Double) -> String {
    scaled(nanoseconds, by: durations)
  }

  private static let durations = ["ns", "µs", "ms", "s"]

  /// `6.61 ns (6.40–6.99)`: an estimate with the ends of its interval, all in its unit.
  package static func duration(nanoseconds: Double, _ low: Double, _ high: Double) -> String {
    let estimate = duration(nanoseconds: nanoseconds)
    guard let unit = estimate.split(separator: " ").last,
      let step = durations.firstIndex(of: String(unit))
    else { return estimate }
    let ends = [low, high].map { text($0 / pow(1_000, Double(step)), significant: 3) }
    return "\(estimate) (\(ends[0])–\(ends[1]))"
  }

  /// `0 B`, `999 B`, `2.80 MB`: whole bytes, then powers of 1,000 with three significant digits.
  package static func bytes(_ bytes: Int) -> String {
    bytes.magnitude < 1_000
      ? "\(bytes) B"
      : scaled(Double(bytes), by: ["B", "kB", "MB", "GB", "TB"])
  }

  /// `0.030`, `0.983`, `1.02`, `12.3` with a cross: about three significant digits.
  package static func ratio(_ ratio: Double) -> String {
    ratio.isFinite ? bareRatio(ratio) + "×" : none
  }

  /// `0.935–0.965`: an interval, each end as a ratio.
  package static func range(_ low: Double, _ high: Double) -> String {
    "\(bareRatio(low))–\(bareRatio(high))"
  }

  /// `0.98`, `-0.02`, `1.00`: two places, for figures that may be 0.
  package static func decimal(_ value: Double) -> String {
    text(value, places: 2)
  }

  /// `3.0 %` for 0.03: one place.
  package static func percent(_ part: Double) -> String {
    part.isFinite ? text(part * 100, places: 1) + " %" : none
  }

  private static func bareRatio(_ ratio: Double) -> String {
    switch abs(ratio) {
    case 0: "0"
    case ..<0.0995: text(ratio, significant: 2)
    case ..<0.9995: text(ratio, places: 3)
    case ..<9.995: text(ratio, places: 2)
    default: text(ratio, significant: 3)
    }
  }

  private static func scaled(_ value: Double, by units: [String]) -> String {
    guard value.isFinite else { return none }
    var value = value
    var remaining = units[...]
    while abs(value) >= 999.5, remaining.count > 1 {
      value /= 1_000
      remaining.removeFirst()
    }
    return text(value, significant: 3) + " " + (remaining.first ?? "")
  }

  private static let none = "–"

  private static func text(_ value: Double, places: Int) -> String {
    guard abs(value) < 1e18 else { return none }
    let digits = String(format: "%.\(places)f", abs(value))
    let whole = digits.prefix { $0 != "." }
    let isNegative = value < 0 && digits.contains { "123456789".contains($0) }
    return (isNegative ? "-" : "") + grouped(String(whole)) + digits.dropFirst(whole.count)
  }

  private static func text(_ value: Double, significant: Int) -> String {
    guard value.isFinite, value != 0 else { return value == 0 ? "0" : none }
    let rounded = Double(String(format: "%.\(significant - 1)e", value)) ?? value
    let exponent = Int(log10(abs(rounded)).rounded(.down))
    return text(rounded, places: max(0, significant - 1 - exponent))
  }

  /// With a comma before every three digits from the right.
  private static func grouped(_ digits: String) -> String {
    var result = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { result.append(",") }
      result.append(digit)
    }
    return result
  }
}
