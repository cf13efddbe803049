/// Figures as text, the same in every locale.
enum Digits {
  /// What stands for a figure that is not a finite number, or too large to be one.
  static let none = "–"

  /// That many places after the point, and a comma between thousands.
  static func text(_ value: Double, places: Int) -> String {
    let scale = (0..<places).reduce(1.0) { scale, _ in scale * 10 }
    let scaled = (abs(value) * scale).rounded()
    guard scaled < 1e18 else { return none }
    let digits = String(Int(scaled))
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
    let whole = grouped(String(padded.dropLast(places)))
    let fraction = places > 0 ? "." + padded.suffix(places) : ""
    return (value < 0 && scaled > 0 ? "-" : "") + whole + fraction
  }

  /// That many digits that count: 6.61, 19.7, 248 and 3,120 with three of them.
  static func text(_ value: Double, significant: Int) -> String {
    guard value.isFinite else { return none }
    if value == 0 { return "0" }
    let enough = (1..<significant).reduce(1.0) { enough, _ in enough * 10 }
    var step = 1.0
    var places = 0
    while (abs(value) / step).rounded() >= enough * 10 { step *= 10 }
    while (abs(value) / step).rounded() < enough && places < 15 {
      step /= 10
      places += 1
    }
    return text(places > 0 ? value : (value / step).rounded() * step, places: places)
  }

  /// A comma before every three digits, counted from the right.
  static func grouped(_ digits: String) -> String {
    var result = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { result.append(",") }
      result.append(digit)
    }
    return result
  }
}
