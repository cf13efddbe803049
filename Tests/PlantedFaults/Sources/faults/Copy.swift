import Foundation

/// A copy of the checkout, with the targets that the tests of patterns need.
struct Copy {
  let folder: String

  /// The files of the checkout, as they were at the start, by their paths.
  private let originals: [String: String]

  init(in folder: String) throws {
    self.folder = folder
    let listed = try run(
      ["git", "ls-files", "--cached", "--others", "--exclude-standard"], in: root)
    guard listed.code == 0 else { throw Problem(description: "no git checkout: \(listed.text)") }
    var originals: [String: String] = [:]
    for file in listed.text.split(separator: "\n").map(String.init) {
      originals[file] = try? String(contentsOfFile: "\(root)/\(file)", encoding: .utf8)
    }
    originals["Package.swift", default: ""] += Self.fewerTargets
    self.originals = originals
    for case let file as String in FileManager.default.enumerator(atPath: folder) ?? .init()
    where file.hasSuffix(".swift") && !file.hasPrefix(".build/") && originals[file] == nil {
      try FileManager.default.removeItem(atPath: "\(folder)/\(file)")
    }
    for file in originals.keys { try restore(file) }
  }

  func original(_ file: String) throws -> String {
    guard let source = originals[file] else {
      throw Problem(description: "the checkout has no \(file)")
    }
    return source
  }

  private static let fewerTargets = """

    // Only what the tests of patterns need.
    var needed: Set = ["SideBySideTests", "SpecificationTests"]
    for _ in package.targets {
      for target in package.targets where needed.contains(target.name) {
        for case .byNameItem(let name, _) in target.dependencies { needed.insert(name) }
      }
    }
    package.targets.removeAll { !needed.contains($0.name) }
    package.products = []
    """

  /// Makes the file what it was at the start.
  func restore(_ file: String) throws {
    try write(original(file), to: file)
  }

  /// Leaves a file alone that has this text, so that the next build is short.
  func write(_ source: String, to file: String) throws {
    let url = URL(fileURLWithPath: "\(folder)/\(file)")
    guard (try? String(contentsOf: url, encoding: .utf8)) != source else { return }
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try source.write(to: url, atomically: true, encoding: .utf8)
  }

  /// What the compiler calls an error: the file, its line and the message.
  struct CompilerError {
    let file: String
    let line: Int
    let message: String
  }

  /// Builds the tests, or one target; empty if there is no error.
  func build(_ target: String? = nil) throws -> [CompilerError] {
    let build = try run(
      ["swift", "build"] + (target.map { ["--target", $0] } ?? ["--build-tests"]), in: folder)
    if build.code == 0 { return [] }
    let errors = build.text.matches(of: #/(?m)^(/.+?):(\d+):\d+: error: (.+)$/#).map { match in
      CompilerError(
        file: String(match.1).replacing("\(folder)/", with: ""), line: Int(match.2) ?? 0,
        message: String(match.3))
    }
    guard !errors.isEmpty else { throw Problem(description: "no build:\n\(build.text)") }
    return errors
  }

  /// Runs the specification and the side-by-side tests.
  func test(_ options: String...) throws -> TestRun {
    let events = folder + "/.build/events.json"
    try? FileManager.default.removeItem(atPath: events)
    let test = try run(
      [
        "timeout", "300", "swift", "test", "--skip-build", "--disable-xctest",
        "--filter", #"^(LabSpecification|SideBySideTests)\."#,
      ] + options + ["--event-stream-output-path", events, "--event-stream-version", "0"],
      in: folder)
    let result = try TestRun(text(of: events))
    guard (test.code == 0) == result.failing.isEmpty else {
      throw Problem(
        description: "the tests end with \(test.code), and \(result.failing.count) failed")
    }
    return result
  }
}
