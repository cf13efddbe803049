import LabCommands
import LabMeasure
import LabOutput

@testable import LabAudit

// The mix is a package of its own, so no run has figures of it.
extension Figures {
  static let mix = "\(Repository.here.root)/Tests/Packages/Mix"

  /// Returns the lines of the feed, the profile, what they share and their names, and the fields that a view can assign.
  func mixCells(_ name: String) throws -> [String?] {
    let code = try Checkout(inOrAbove: [Self.mix]).pattern(name)
    let parts = ["feed", "profile", "like"].map { code.files(ofFeature: $0).codeCount.lines }
    let assignable =
      name == "Mix"
      ? try ViewAccess(of: code) {
        try CompilerProbe(root: Self.mix).errors(in: $0, asFileOf: name)
      }.assignable : row("traceability", "write surface", name, 50)?[.openToViews] ?? 0
    let all = [code.codeCount(of: nil)?.lines, code.lines(naming: name)].map { $0 ?? 0 }
    return (parts + all + [assignable]).map(Units.count)
  }

  /// Returns the lines that a step from MVVM with `ObservableObject` to the mix adds and deletes.
  func stepCells(_ step: String) throws -> [String?] {
    let checkout = try Checkout(inOrAbove: [Self.mix])
    let (mvvm, actions) = (checkout.pattern("MVVM"), checkout.pattern("MVVMActions"))
    let mix = checkout.pattern("Mix")
    func profile(_ code: PatternSource) -> [SourceFile] { code.files(ofFeature: "profile") }
    let shared = mvvm.files.filter { !profile(mvvm).contains($0) } + profile(actions)
    let changed =
      switch step.prefix(1) {
      case "1": undoing("ObservableObject.patch")
      case "2": lines(from: shared, to: mix.files)
      case "3": lines(from: profile(mvvm), to: profile(actions))
      default: lines(from: [], to: mix.glue.filter { $0.name == "Mix+Naming" })
      }
    return [changed.added, changed.deleted].map(Units.count)
  }

  /// A step that takes back what a patch does.
  private func undoing(_ patch: String) -> (added: Int, deleted: Int) {
    let lines = Repository.here.file("Tests/Packages/Mix/\(patch)")?.lines.map(\.text) ?? []
    return (lines.count { $0.contains(/^-(?!-)/) }, lines.count { $0.contains(/^\+(?!\+)/) })
  }

  private func lines(from old: [SourceFile], to new: [SourceFile]) -> (added: Int, deleted: Int) {
    var changed = (added: 0, deleted: 0)
    for name in Set((old + new).map(\.name)) {
      let lines = [old, new].map { $0.first { $0.name == name }?.lines ?? [] }
      let difference = lines[1].difference(from: lines[0])
      changed.added += difference.insertions.count
      changed.deleted += difference.removals.count
    }
    return changed
  }
}
