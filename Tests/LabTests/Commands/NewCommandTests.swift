import Foundation
import LabAudit
import LabContract
import LabPatterns
import Testing

@testable import LabCommandLine
@testable import LabCommands

struct NewCommandTests {
  @Test(arguments: Patterns.builtIn.map(\.name))
  func `writes a package with both screens under its own name`(pattern: String) async throws {
    let directory = try TemporaryDirectory()
    let source = try Checkout.here().pattern(pattern)

    let run = await Run("new", "pattern", "Own", "--from", pattern, "--into", directory.path(""))

    #expect(run.code == .done, "\(run.notes)")
    let files = try FileManager.default.subpathsOfDirectory(atPath: directory.path("Own"))
      .filter { $0.hasSuffix(".swift") }
    let screens = source.files.map { "Sources/Patterns/Own/" + source.localPath(of: $0) }
    let glue = source.glue.map { $0.path.replacing("/\(pattern)+", with: "/Own+") }
    let others = [
      "Package.swift", "Sources/Patterns/AddedPatterns.swift", "Sources/lab/main.swift",
      "Tests/OwnTests/EveryOrderTests.swift", "Tests/OwnTests/SpecificationTests.swift",
    ]
    #expect(Set(files) == Set(screens + glue + others))
    for file in files where !file.hasSuffix("EveryOrderTests.swift") {
      let words = try directory.text("Own/" + file).matches(of: /\w+/).map(\.0)
      #expect(!words.contains { $0 == pattern }, "\(file)")
    }
    #expect(try directory.text("Own/Sources/Patterns/Own/Pattern.swift").contains("\"Own\""))
    let own = try Checkout(inOrAbove: [directory.path("Own"), Self.root]).pattern("Own")
    #expect(own.lines(naming: "Own") == source.lines(naming: pattern))
    let text = try directory.text("Own/Sources/Patterns/Own+Lab.swift")
    #expect(text.contains("import LabPatterns\n"))
    #expect(text.contains("extension Pattern: TraceablePattern"))
  }

  nonisolated private static let kinds = [
    (options: [], sources: ["SettingsView"]),
    (options: ["--form"], sources: ["SettingsForm", "SettingsView"]),
    (options: ["--child"], sources: ["SettingsButton", "Feed/FeedView"]),
  ]

  nonisolated private static let root = #filePath.replacing(/Tests\/LabTests.*/, with: "")

  nonisolated private static func hasTemplates(_ pattern: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(root)Sources/Templates/Features/\(pattern)")
  }

  @Test(arguments: Patterns.builtIn.map(\.name), kinds)
  func `writes a screen, a form and a child in every pattern with templates`(
    pattern: String, kind: (options: [String], sources: [String])
  ) async throws {
    guard Self.hasTemplates(pattern) else { return }
    let directory = try TemporaryDirectory()

    let run = await Run(
      "new", ["feature", "Settings", "--pattern", pattern] + kind.options,
      "--into", directory.path(""))

    #expect(run.code == .done, "\(run.notes)")
    let files = try FileManager.default.subpathsOfDirectory(atPath: directory.path("Settings"))
      .filter { $0.hasSuffix(".swift") }
    let tests = "Tests/SettingsTests/SettingsTests.swift"
    let sources = kind.sources.map { "Sources/Settings/\($0).swift" }
    #expect(Set(files).isSuperset(of: sources + [tests]))
    for file in files {
      let text = try directory.text("Settings/" + file)
      #expect(!text.contains(/[Tt]emplate|\n\n\n|^\n/), "\(file)")
      #expect(!text.contains("import \(pattern)\n"), "\(file)")
      #expect(file == "Package.swift" || !text.contains(/\bpackage\b/), "\(file)")
    }
    #expect(try directory.text("Settings/" + tests).contains("@testable import Settings\n"))
  }

  @Test(arguments: [
    ([], "it takes a KIND and a NAME, as in: lab new pattern Mine --from MVI"),
    (["pattern", "A", "B"], "it takes a KIND and a NAME"),
    (["patern", "A"], "unknown kind 'patern'; did you mean 'pattern'?"),
    (["pattern", "A", "--from", "MVX"], "unknown pattern 'MVX'; did you mean 'MV'?"),
    (["pattern", "../Own"], "'../Own' is not a module name"),
    (["pattern", "Own\n"], "is not a module name"),
    (["pattern", "MVVM"], "'MVVM' is a name in the lab's own package"),
    (["feature", "Error"], "'Error' would declare 'ErrorView', which is taken"),
    (["feature", "Own", "--from", "MV"], "'--from' applies only to a pattern"),
    (["pattern", "Own", "--child"], "'--child' applies only to a feature"),
    (["pattern", "Own", "--form"], "'--form' applies only to a feature"),
    (["feature", "Own", "--form", "--child"], "'--form' makes no child; choose one"),
    (["measurement", "Own", "--with", "A=B"], "'--with' applies only to a comparison"),
    (["comparison", "--with", "A"], "'--with' takes the folder of each module, as in: A=../A"),
    (["comparison", "--with", "A=/nowhere"], "'/nowhere' is not the folder of a package"),
  ])
  func `wrong usage writes nothing`(words: [String], complaint: String) async throws {
    let directory = try TemporaryDirectory()

    let run = await Run("new", words, "--into", directory.path(""))

    #expect(run.notes.hasPrefix("lab new: ") && run.notes.contains(complaint), "\(run.notes)")
    #expect(run.notes.split(separator: "\n").count == 1)
    #expect(run.code == .wrongUsage)
    #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path("")) == [])
  }
}
