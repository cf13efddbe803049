import Foundation
import LabCommandLine
import LabMeasure
import LabOutput
import LabWorkshop

/// `lab workshop outputs`: runs anew what the chapters show, and renews what differs.
struct ShownOutputs {
  let clone: String
  /// Where exercises are checked; otherwise in a folder that is removed.
  let workFolder: String?
  /// Runs the program with these arguments, and returns what it prints.
  var lab: (_ arguments: [String]) throws -> String = { arguments in
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

  private static let folder = "docs/Workshop.docc/Resources"

  /// - Throws: ``ShownOutputError`` before anything is written, or ``FileError``.
  func renew(_ output: Output) throws -> ExitCode {
    let line = ProgressLine(output)
    let temporary = FileManager.default.temporaryDirectory.appending(path: "outputs-\(UUID())").path
    let remembered = Workbook.remembered(of: clone)
    defer {
      line.clear()
      try? FileManager.default.removeItem(atPath: temporary)
      if workFolder == nil { Workbook.remember(remembered, of: clone) }
    }
    var (printed, changed, count) = ([[String]: String](), [AtomicFolder.File](), 0)
    for name in try FileManager.default.contentsOfDirectory(atPath: "\(clone)/\(Self.folder)")
      .sorted()
    where name.hasSuffix(".txt") {
      let path = "\(Self.folder)/\(name)"
      let text = String(decoding: try InputFile.read("\(clone)/\(path)"), as: UTF8.self)
      let shown = ShownOutput(text)
      guard let arguments = shown.labArguments else { continue }
      line.show("\(name): \(shown.command)")
      let now = try printed[arguments] ?? print(arguments, in: workFolder ?? temporary)
      printed[arguments] = now
      count += 1
      let renewed = try shown.renewed(by: now)
      if renewed != text { changed.append((path, renewed)) }
    }
    line.clear()
    for file in changed {
      try AtomicFile.write(file.text, to: "\(clone)/\(file.path)")
      output.print("Renewed \(file.path)")
    }
    output.print("\(changed.count) of \(count) outputs have changed.")
    return .done
  }

  /// An exercise is checked as it starts.
  private func print(_ arguments: [String], in folder: String) throws -> String {
    guard arguments.starts(with: ["workshop", "check"]) else { return try lab(arguments) }
    _ = try lab(["workshop", "start"] + arguments.dropFirst(2) + ["--into", folder])
    return try lab(arguments + ["--into", folder])
  }
}
