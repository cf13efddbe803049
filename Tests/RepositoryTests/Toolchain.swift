import Foundation
import LabCallStack

/// The tools of the toolchain in PATH.
extension Toolchain {
  /// Where the modules of this build are, those in C too.
  static let searchPaths: [String] = {
    let program = Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
    let build = program.resolvingSymlinksInPath().deletingLastPathComponent()
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: build.path)) ?? []
    return ["-I", build.appending(path: "Modules").path]
      + folders.map { build.appending(path: "\($0)/module.modulemap").path }
      .filter(FileManager.default.fileExists).flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
  }()

  /// Runs a tool and returns what it prints.
  ///
  /// - Throws: ``Failure``, unless it exits with 0; or the reason why it cannot be started.
  static func run(_ tool: String, _ arguments: [String]) throws -> Data {
    let toolchain = try first()
    guard let program = tool == "swiftc" ? toolchain.compiler : toolchain.tool(tool) else {
      throw Failure(tool: tool, output: "not beside \(toolchain.compiler.path)")
    }
    let (process, output) = (Process(), Pipe())
    process.executableURL = program
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(tool: tool, output: String(decoding: data, as: UTF8.self))
    }
    return data
  }

  struct Failure: Error {
    let tool: String
    let output: String
  }
}

/// Runs `body` with a new folder, which is removed afterwards.
func inTemporaryFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory.appending(path: "products-\(UUID())")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder)
}
