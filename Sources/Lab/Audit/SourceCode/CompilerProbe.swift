import Foundation
import LabCallStack

/// Asks the compiler what lines of code are allowed to do, all in one type-check of about half a second.
///
///     let probe = CompilerProbe(root: checkout)
///     let write = CompilerProbe.Line("viewModel.posts = []", given: "viewModel: FeedViewModel")
///     try probe.errors(in: [write], asFileOf: "MVVMActions")
///     // [["cannot assign to property: 'posts' setter is inaccessible"]]
package struct CompilerProbe: Sendable {
  /// One line in the body of a function with these parameters.
  package struct Line: Hashable, Sendable {
    package let code: String
    package let parameters: String

    package init(_ code: String, given parameters: String) {
      self.code = code
      self.parameters = parameters
    }
  }

  private let root: String
  private let path: String

  /// - Parameters:
  ///   - root: the checkout, whose folder names the package.
  ///   - path: the folders that may have the compiler, as in `PATH`.
  package init(
    root: String, path: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
  ) {
    self.root = root
    self.path = path
  }

  /// Returns the errors in each line, compiled as one more file of a pattern.
  ///
  /// - Throws: ``CompilerProbeError``, or the reason why the compiler cannot be started.
  package func errors(in lines: [Line], asFileOf pattern: String) throws -> [[String]] {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "probe-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Probe.swift")
    let probe = ProbeText(lines)
    try probe.text.write(to: file, atomically: true, encoding: .utf8)
    // Of files beside a primary one, the compiler checks only what that one uses.
    let files = try ["-primary-file", file.path] + sources(of: pattern)
    return try probe.errors(in: typecheck(files, of: pattern))
  }

  private func sources(of pattern: String) throws -> [String] {
    let folder = "\(root)/Sources/Patterns/\(pattern)"
    let files = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    if files.isEmpty { throw CompilerProbeError("there are no sources in \(folder)") }
    return files.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
  }

  private func typecheck(_ files: [String], of module: String) throws -> [String] {
    let program = Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
    let modules = program.resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "Modules").path
    return try compile(
      ["-typecheck"] + files
        + ["-module-name", module, "-package-name", packageName]
        + ["-default-isolation", "MainActor"]
        + ["NonisolatedNonsendingByDefault", "ExistentialAny", "MemberImportVisibility"]
        .flatMap { ["-enable-upcoming-feature", $0] }
        + ["-I", modules])
  }

  /// Runs the compiler and returns the lines of its output.
  func compile(_ arguments: [String]) throws -> [String] {
    let (toolchain, libraries): (Toolchain, [String])
    do throws(Toolchain.Missing) {
      toolchain = try Toolchain(path: path)
      libraries = try toolchain.systemLibraries()
    } catch { throw CompilerProbeError("\(error)") }
    let process = Process()
    let pipe = Pipe()
    process.executableURL = toolchain.compiler
    process.arguments =
      ["-frontend"] + arguments + ["-diagnostic-style", "llvm", "-swift-version", "6"]
      + ["-plugin-path", toolchain.resources.path + "/host/plugins"] + libraries
    process.standardOutput = FileHandle.nullDevice
    process.standardError = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    guard process.terminationStatus == 0 || lines.contains(where: { $0.contains(": error: ") })
    else { throw CompilerProbeError(lines.first ?? "it crashed and said nothing") }
    return lines
  }

  /// The package manager's name for the package: the folder's name as an identifier.
  private var packageName: String {
    let folder = root.split(separator: "/").last?.lowercased() ?? ""
    let name = String(folder.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return name.first?.isNumber == true ? "_" + name.dropFirst() : name
  }
}

/// The file that the compiler checks: a function for each line, and a last one that is wrong in any
/// case. The compiler takes each for a file of its own, which has the line's number for a name.
struct ProbeText {
  let text: String
  private let count: Int

  init(_ lines: [CompilerProbe.Line]) {
    let control = CompilerProbe.Line("let _: Int = \"\"", given: "")
    let functions = (lines + [control]).enumerated().map { index, line in
      """
      #sourceLocation(file: "\(index)", line: 1)
      func probe\(index)(\(line.parameters)) { \(line.code) }
      """
    }
    let imports = ["LabContract", "LabDomain", "StageUI"].map { "import \($0)" }
    let any = "func anything<Value>() -> Value { fatalError() }"
    text = (imports + [any] + functions).joined(separator: "\n") + "\n"
    count = functions.count
  }

  /// Returns what the compiler says to each line.
  ///
  /// - Throws: when it accepts the wrong function, or complains about something else.
  func errors(in answer: [String]) throws(CompilerProbeError) -> [[String]] {
    var errors = Array(repeating: [String](), count: count)
    for line in answer {
      guard let message = line.firstRange(of: ": error: ") else { continue }
      guard let index = Int(line.prefix { $0 != ":" }), errors.indices.contains(index) else {
        throw CompilerProbeError(line)
      }
      errors[index].append(String(line[message.upperBound...]))
    }
    guard errors.removeLast() != [] else { throw .init(answer.first ?? "it said nothing") }
    return errors
  }
}

/// There is no compiler, or it complained about something else than a line, or accepted a wrong one.
package struct CompilerProbeError: Error, CustomStringConvertible {
  package let reason: String

  package init(_ reason: String) { self.reason = reason }

  package var description: String {
    "the compiler could not be asked who may write to what: \(reason)"
  }
}
