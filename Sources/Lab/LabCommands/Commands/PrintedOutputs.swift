import Foundation
import Workshop

/// What `lab` prints in 80 columns, of each command once.
final class PrintedOutputs {
  /// By the arguments.
  var texts: [[String]: String] = [:]
  private let clone: String
  private let lab: (_ arguments: [String]) throws -> String
  private let progress: (String) -> Void
  private let folder: String
  private let isFolderKept: Bool
  /// The learner's folder, which a check replaces by its own.
  private let remembered: String?

  /// - Parameters:
  ///   - folder: Where exercises are checked; otherwise in a folder that ``end()`` removes.
  ///   - lab: Runs the program, and returns what it prints.
  init(
    of clone: String, exercisesIn folder: String?, lab: @escaping ([String]) throws -> String,
    progress: @escaping (String) -> Void
  ) {
    self.clone = clone
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

  /// Runs a command, unless it has run; an exercise is checked as it starts.
  func text(of arguments: [String]) throws -> String {
    if let text = texts[arguments] { return text }
    progress("lab \(arguments.joined(separator: " "))")
    var words = arguments
    if arguments.starts(with: ["workshop", "check"]) {
      words += ["--into", folder]
      _ = try lab(["workshop", "start"] + words.dropFirst(2))
    }
    let text = try lab(words)
    texts[arguments] = text
    return text
  }

  /// Runs this program.
  nonisolated static func lab(_ arguments: [String]) throws -> String {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = Bundle.main.executableURL
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
