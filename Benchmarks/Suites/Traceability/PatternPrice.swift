import LabAudit
import LabSessions

/// The lines of code of a pattern, counted as `lab compare --metrics` does.
package struct PatternPrice: Equatable, Sendable {
  /// Both screens.
  package let screens: Int
  /// The names of their actions.
  package let names: Int
  /// What any number of screens share, with its names: their child, liking, and the machinery.
  package let once: Int

  package init(screens: Int, names: Int, once: Int) {
    (self.screens, self.names, self.once) = (screens, names, once)
  }

  /// Counts the code of a pattern, or of its row such as `MVVM, members named`.
  package init(of row: String, in checkout: Checkout) {
    let source = checkout.pattern(PatternAudit(name: row).pattern)
    let screens = Session.Feature.allCases.flatMap { source.files(ofFeature: $0.rawValue) }
    var isOfScreen = false
    let names = source.files(naming: row).flatMap { SwiftText($0.text).lines }.count { line in
      if line.depth == 0, line.code.contains("class ") {
        isOfScreen = line.code.contains(/Feed|Profile/)
      }
      return isOfScreen && line.isCode
    }
    let shared = (source.lines(naming: row) ?? 0) - names
    self.init(
      screens: screens.codeCount.lines, names: names,
      once: (source.child + source.machinery).codeCount.lines + shared)
  }

  /// The lines of 25 screens that are as long as these two.
  package var of25Screens: Int { 25 * (screens + names) / 2 + once }
}
