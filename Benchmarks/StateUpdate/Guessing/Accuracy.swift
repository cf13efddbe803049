import Report

/// How far a guess is from what was counted.
package struct Accuracy: Sendable, Hashable {
  private let guessed: Int
  private let counted: Int

  package init(of guess: Guess, counted: Int) {
    guessed = guess.bytes
    self.counted = counted
  }

  package var isExact: Bool { guessed == counted }

  /// Within a factor of two.
  package var isClose: Bool { factor <= 2 }

  /// `exact`, `within 1 %`, `1,000 times too much`; `too much` where nothing was counted.
  package var text: String {
    let direction = guessed > counted ? "too much" : "too little"
    return switch factor {
    case 1: "exact"
    case ..<1.01: "within 1 %"
    case .infinity: direction
    default: Units.ratio(factor).replacing("×", with: " times \(direction)")
    }
  }

  /// The text, and whether that is close.
  package var judgement: String {
    isClose && factor >= 1.01 ? "\(text), within a factor of two" : text
  }

  /// The larger by the smaller: infinite when one of them is nothing.
  private var factor: Double {
    isExact ? 1 : Double(max(guessed, counted)) / Double(min(guessed, counted))
  }
}
