import Foundation

struct Problem: Error, CustomStringConvertible {
  let description: String
}

/// The folder of the catalogue.
let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent()
let root = here.deletingLastPathComponent().deletingLastPathComponent().path
let patterns = [
  "MV", "MVModel", "MVVM", "MVVMActions", "InputOutput", "MVI", "MVIContainer", "MVIReactor",
]

func text(of file: String) throws -> String {
  guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
    throw Problem(description: "there is no \(file)")
  }
  return text
}

/// The exit code of a command, and what it prints.
func run(_ command: [String], in folder: String) throws -> (code: Int32, text: String) {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = command
  process.currentDirectoryURL = URL(fileURLWithPath: folder)
  let pipe = Pipe()
  process.standardOutput = pipe
  process.standardError = pipe
  try process.run()
  let data = pipe.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return (process.terminationStatus, String(decoding: data, as: UTF8.self))
}
