import Report

/// Bytes that a reader expects.
package struct Guess: Sendable, Hashable {
  package let bytes: Int

  /// Parses 'nothing', or a number with B, kB, MB or GB, each 1,000 times the one before, and bytes
  /// without. Commas separate thousands or are left out; a fraction of a byte is rounded. `nil` for
  /// anything else, and from 10 GB on, so that every score fits into 80 columns.
  package init?(_ text: String) {
    let words = /\s*(?:nothing|([0-9]{1,3}(?:,[0-9]{3})+|[0-9]+)(\.[0-9]+)?\s*(B|kB|MB|GB)?)\s*/
    guard let match = text.wholeMatch(of: words.ignoresCase()) else { return nil }
    let digits = (match.1?.filter { $0 != "," } ?? "0") + (match.2 ?? "")
    let units: [String?: Double] = ["kb": 1e3, "mb": 1e6, "gb": 1e9]
    let bytes = ((Double(digits) ?? 0) * (units[match.3?.lowercased()] ?? 1)).rounded()
    guard bytes < 1e10 else { return nil }
    self.bytes = Int(bytes)
  }

  package func isClose(to counted: Int) -> Bool { factor(counted) <= 2 }

  /// `exact`, `within 1 %`, `1,000 times too much`; `too much` where nothing was counted.
  package func accuracy(for counted: Int) -> String {
    let direction = bytes > counted ? "too much" : "too little"
    let factor = factor(counted)
    return switch factor {
    case 1: "exact"
    case ..<1.01: "within 1 %"
    case .infinity: direction
    default: Units.ratio(factor).replacing("×", with: " times \(direction)")
    }
  }

  /// The larger number by the smaller: infinite when one of them is 0.
  private func factor(_ counted: Int) -> Double {
    bytes == counted ? 1 : Double(max(bytes, counted)) / Double(min(bytes, counted))
  }
}
