import Benchmarks
import Foundation
import Report

/// Starts launches as processes of this program.
struct Launcher {
  /// Runs one launch to its end.
  let launch: (_ request: LaunchRequest, _ progress: (Step) -> Void) throws -> LaunchRecord

  static let process = Launcher { request, progress in
    guard let program = Bundle.main.executableURL else { throw LaunchError.noProgram }
    let process = Process()
    let (steps, complaints) = (Pipe(), Pipe())
    process.executableURL = program
    process.arguments = request.words
    process.standardOutput = steps
    process.standardError = complaints
    try process.run()
    steps.fileHandleForReading.forEachLine { StepLine.step($0).map(progress) }
    var complaint: String?
    complaints.fileHandleForReading.forEachLine { complaint = String($0) }
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw LaunchError.failed(
        number: request.number, of: request.launches, complaint: complaint)
    }
    return try LaunchRecord.read(from: request.path)
  }

  /// Lets a launch end with the program that started it, on Ctrl-C for one.
  ///
  /// `Process` begins a process group of its own, which the terminal's signals do not reach.
  static func joinStarter() {
    setpgid(0, getpgid(getppid()))
  }

  /// Several launches of a suite, each when the one before has ended.
  func launches(of suite: String, count: Int, options: BenchOptions) -> Launches {
    Launches(count: count) { number, first, progress in
      let files = try LaunchFiles(first)
      defer { files.remove() }
      let request = LaunchRequest(
        number, of: count, suite: suite, options: options, path: files.record, first: files.first)
      return try Interruption.removing(files.paths) { try launch(request, progress) }
    }
  }
}

enum LaunchError: Error, Equatable, CustomStringConvertible {
  case noProgram
  case failed(number: Int, of: Int, complaint: String?)

  var description: String {
    switch self {
    case .noProgram: "this program does not know its own file; --processes 1 needs none"
    case .failed(let number, let count, let complaint):
      "launch \(number + 1) of \(count) failed: \(complaint ?? "it said nothing")"
    }
  }
}

extension FileHandle {
  /// Waits for each line in turn, until the other end closes.
  fileprivate func forEachLine(_ body: (Substring) -> Void) {
    var rest = ""
    while let data = Optional(availableData), !data.isEmpty {
      rest += String(decoding: data, as: UTF8.self)
      while let end = rest.firstIndex(of: "\n") {
        body(rest[..<end])
        rest.removeSubrange(...end)
      }
    }
    if !rest.isEmpty { body(rest[...]) }
  }
}
