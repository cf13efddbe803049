import Foundation
import LabWorkshop

/// What `lab` prints in 80 columns, of each command once.
final class PrintedOutputs {
  /// By the command.
  var texts: [String: String] = [:]
  private let clone: String
  private let release: String?
  private let lab: Lab
  private let progress: (String) -> Void
  private let folder: String
  private let isFolderKept: Bool
  /// The learner's folder, which a check replaces by its own.
  private let remembered: String?

  /// Runs a build of the program, otherwise this one, and returns what it prints.
  typealias Lab = (_ build: String?, _ arguments: [String]) throws -> String

  /// - Parameters:
  ///   - release: The program as a release build.
  ///   - folder: Where exercises are checked; otherwise in a folder that ``end()`` removes.
  init(
    of clone: String, release: String?, exercisesIn folder: String?, lab: @escaping Lab,
    progress: @escaping (String) -> Void
  ) {
    self.clone = clone
    self.release = release
    self.lab = lab
    self.progress = progress
    self.folder =
      folder ?? FileManager.default.temporaryDirectory.appending(path: "outputs-\(UUID())").path
    isFolderKept = folder != nil
    remembered = Workbook.remembered(of: clone)
  }

  func end() {
    if isFolderKept { return }
    try? FileManager.default.removeItem(atPath: folder)
    Workbook.remember(remembered, of: clone)
  }

  /// Runs a command, unless it has run; an exercise is checked as it starts. Returns `nil` without the build for it.
  func text(of output: ShownOutput) throws -> String? {
    if let text = texts[output.command] { return text }
    guard var words = output.labArguments, !output.isOptimised || release != nil else { return nil }
    progress(output.command)
    if words.starts(with: ["workshop", "check"]) {
      words += ["--into", folder]
      _ = try lab(nil, ["workshop", "start"] + words.dropFirst(2))
    }
    let text = try lab(output.isOptimised ? release : nil, words)
    texts[output.command] = text
    return text
  }

  nonisolated static func lab(_ build: String?, _ arguments: [String]) throws -> String {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = build.map { URL(filePath: $0) } ?? Bundle.main.executableURL
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(["COLUMNS": "80"]) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
