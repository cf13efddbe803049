import Foundation
import LabOutput

/// The folder of an exercise in `docs/workshop`.
package struct ExerciseSource: Sendable {
  package let exercise: Exercise
  /// The clone of the lab, whose products the exercise imports.
  let clone: String
  /// As in `README.ko.md`.
  private let language: Substring

  package init(_ exercise: Exercise, in clone: String, language: Substring = "") {
    (self.exercise, self.clone, self.language) = (exercise, clone, language)
  }

  /// A state of the learner's files.
  package enum Variant: Hashable, Sendable {
    case start
    case solution
    /// A mistake, named after the test that recognises it. A ``Patch`` of the start or the solution.
    case wrongTurn(String)
  }

  private var folder: String { "\(clone)/docs/workshop/\(exercise.folder)" }

  /// Every state of the learner's files that the repository holds.
  package var variants: [Variant] {
    let files = try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/WrongTurns")
    let turns = (files ?? []).sorted().filter { $0.hasSuffix(".patch") }
    return [.start, .solution] + turns.map { .wrongTurn(String($0.dropLast(".patch".count))) }
  }

  package func readme() throws(FileError) -> String { try page("README") }
  package func hints() throws(FileError) -> Hints { Hints(try page("Hints")) }

  /// Returns the package that a learner gets, or would have in the given state.
  package func package(_ variant: Variant = .start) throws(FileError) -> [AtomicFolder.File] {
    var files = try learnersFiles(variant)
    files["Package.swift"] = manifest
    files["README.md"] = try readme()
    files[checkPath] = try text("Check.swift")
    return files.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Returns the files that the learner edits, by their paths in the package.
  package func learnersFiles(_ variant: Variant) throws(FileError) -> [String: String] {
    var files: [String: String] = [:]
    for (path, text) in try texts(variant) {
      let isTest = path.hasPrefix("Tests/")
      let target =
        isTest
        ? "Tests/\(exercise.name)Tests/\(path.dropFirst("Tests/".count))"
        : "Sources/\(exercise.name)/\(path)"
      files[target] = text
    }
    return files
  }

  /// Returns the same files by their paths in the exercise's own folders, as in `Start`.
  func texts(_ variant: Variant) throws(FileError) -> [String: String] {
    switch variant {
    case .start: return try swiftTexts(in: "\(folder)/Start")
    case .solution:
      return try texts(.start).merging(swiftTexts(in: "\(folder)/Solution")) { $1 }
    case .wrongTurn:
      let patch = try Patch(at: "\(folder)/\(variant).patch")
      return try patch.applied(to: texts(patch.base))
    }
  }

  /// The path of the check in the package.
  package var checkPath: String { "Tests/\(exercise.name)Tests/Check.swift" }

  var manifest: String { Self.manifest(named: exercise.name, of: [exercise], in: clone) }

  /// Returns the manifest of a package with a module and a test target for each exercise.
  static func manifest(named name: String, of exercises: [Exercise], in clone: String) -> String {
    let products = Set(exercises.flatMap(\.products)).sorted()
      .map { #".product(name: "\#($0)", package: "PatternLab")"# }
    let targets = exercises.map {
      """
          .target(name: "\($0.name)", dependencies: lab, swiftSettings: settings),
          .testTarget(
            name: "\($0.name)Tests", dependencies: lab + ["\($0.name)"],
            swiftSettings: settings),
      """
    }
    return PackageManifest.text(
      name: name, platforms: ".macOS(.v15)", lab: products.isEmpty ? nil : clone,
      targets: targets.joined(separator: "\n"),
      declarations: """
        var lab: [Target.Dependency] { [\(products.joined(separator: ", "))] }

        var settings: [SwiftSetting] {
          [.defaultIsolation(MainActor.self), .enableUpcomingFeature("NonisolatedNonsendingByDefault")]
        }
        """)
  }

  private func page(_ name: String) throws(FileError) -> String {
    let translation = "\(name).\(language).md"
    let isTranslated = FileManager.default.fileExists(atPath: "\(folder)/\(translation)")
    return try text(isTranslated ? translation : "\(name).md")
  }

  private func text(_ path: String) throws(FileError) -> String {
    String(decoding: try InputFile.read("\(folder)/\(path)"), as: UTF8.self)
  }
}

extension ExerciseSource.Variant: CustomStringConvertible {
  package var description: String {
    switch self {
    case .start: "Start"
    case .solution: "Solution"
    case .wrongTurn(let name): "WrongTurns/\(name)"
    }
  }
}

/// Returns the paths of the Swift files in a folder, relative to it. Hidden ones, such as an editor's
/// lock, are not part of a package.
func swiftFiles(in folder: String) -> [String] {
  let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
  return paths.filter { $0.hasSuffix(".swift") && !$0.contains(/(^|\/)\./) }.sorted()
}

/// Returns the texts of the Swift files in a folder, by their paths.
func swiftTexts(in folder: String) throws(FileError) -> [String: String] {
  var texts: [String: String] = [:]
  for path in swiftFiles(in: folder) {
    texts[path] = String(decoding: try InputFile.read("\(folder)/\(path)"), as: UTF8.self)
  }
  return texts
}
