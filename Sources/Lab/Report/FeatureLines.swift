import LabAudit
import LabSessions

/// The lines in which a pattern mentions one field of the form, and the path of screens.
package struct FeatureLines: Sendable {
  /// Those with the name of one field.
  package let field: Int
  /// Those with it that name its action.
  package let fieldName: Int
  /// Those of code that the path needs once, in an app with any number of screens.
  package let path: Int
  /// Those of code that name the path, a router or navigation in both screens.
  package let pathInScreens: Int

  package init(of source: PatternSource) {
    func lines(with field: String, in files: [SourceFile]) -> Int {
      files.flatMap(\.lines).count { $0.lowercased().contains(field) }
    }
    func lines(naming word: Regex<Substring>, in files: [SourceFile]) -> Int {
      files.flatMap { SwiftText($0.text).lines }.count { $0.code.contains(word) }
    }
    let word = /(?i)router|navigat(?!iontitle)|\b_?path\b/.wordBoundaryKind(.simple)
    field = lines(with: "secondwebsite", in: source.files)
    fieldName = lines(with: "secondwebsite", in: source.glue)
    path =
      source.files.filter { $0.name.hasPrefix("Navigation") }.codeCount.lines
      + lines(naming: word, in: source.files.filter { ["Pattern", "Store"].contains($0.name) })
    pathInScreens = lines(
      naming: word,
      in: Session.Feature.allCases.flatMap { source.files(ofFeature: $0.rawValue) })
  }
}
