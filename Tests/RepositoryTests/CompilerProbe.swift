import Foundation

/// Asks the compiler what a line of code would be allowed to do, were it one more file of a form.
///
/// The form's own sources are type-checked together with the line, against the modules of this build. Takes about a
/// second.
struct CompilerProbe {
  let form: String

  /// The errors in `code`, which stands in the body of a function with these `parameters`.
  func errors(in code: String, given parameters: String) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "probe-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let probe = folder.appending(path: "Probe.swift")
    try """
    import Contract
    import Domain
    func probe(\(parameters)) {
      \(code)
    }
    """.write(to: probe, atomically: true, encoding: .utf8)
    return try typecheck(sources + [probe.path])
      .filter { $0.contains(": error: ") }
      .map { $0.starts(with: probe.path) ? String($0.split(separator: ": error: ")[1]) : $0 }
  }

  private var sources: [String] {
    Repository.here.swiftFiles(under: "Sources/Patterns/\(form)").map {
      Repository.here.root.appending(path: $0.path).path
    }
  }

  private func typecheck(_ files: [String]) throws -> [String] {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["swiftc", "-typecheck", "-diagnostic-style", "llvm", "-module-name", form]
      + ["-package-name", packageName, "-swift-version", "6", "-default-isolation", "MainActor"]
      + ["NonisolatedNonsendingByDefault", "ExistentialAny", "MemberImportVisibility"]
      .flatMap { ["-enable-upcoming-feature", $0] }
      + ["-I", modules.path] + files
    let output = Pipe()
    process.standardError = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// Beside the test bundle that runs now.
  private var modules: URL {
    Bundle.main.executableURL!.deletingLastPathComponent().appending(path: "Modules")
  }

  /// What the package manager calls the package: the name of its folder, in the letters of an identifier.
  private var packageName: String {
    let folder = Repository.here.root.lastPathComponent.lowercased()
    let name = String(folder.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return name.first?.isNumber == true ? "_" + name.dropFirst() : name
  }
}
