import Foundation

/// A copy of the package that can be changed; it is built in the package's folder.
struct PackageCopy {
  private let folder: URL
  private let builds: URL

  /// Replaces an older copy.
  init(of package: URL) throws {
    builds = package.appending(path: ".build")
    folder = builds.appending(path: "copy")
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in ["Package.swift", "Sources", "Tests"] {
      try FileManager.default.copyItem(
        at: package.appending(path: name), to: folder.appending(path: name))
    }
    let lab = package.appending(path: "../../..").standardizedFileURL.path(percentEncoded: false)
    try replace("../../..", with: lab, in: folder.appending(path: "Package.swift"))
  }

  /// Runs `body` while the Mobius-like pattern has the fault.
  func planting<Value>(_ fault: Fault, _ body: () throws -> Value) throws -> Value {
    let file = folder.appending(path: "Sources/Patterns/Mobius").appending(path: fault.file)
    let original = try Data(contentsOf: file)
    try replace(fault.text, with: fault.replacement, in: file)
    defer { try? original.write(to: file) }
    return try body()
  }

  /// Runs the tests, and returns the table with which they end, and whether all of them passed.
  func runTests() throws -> (table: TickTable, havePassed: Bool) {
    let output = Pipe()
    let test = Process()
    test.executableURL = URL(filePath: "/usr/bin/env")
    test.arguments = [
      "swift", "test", "--quiet", "--package-path", folder.path(percentEncoded: false),
      "--scratch-path", builds.path(percentEncoded: false),
    ]
    test.standardOutput = output
    try test.run()
    let text = String(
      decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    test.waitUntilExit()
    return (TickTable(text), test.terminationStatus == 0)
  }

  private func replace(_ text: String, with replacement: String, in file: URL) throws {
    let parts = try String(contentsOf: file, encoding: .utf8).components(separatedBy: text)
    guard parts.count == 2 else {
      throw Failure(description: "\(file.lastPathComponent) has '\(text)' \(parts.count - 1) times")
    }
    try Data(parts.joined(separator: replacement).utf8).write(to: file)
  }
}

struct Failure: Error, CustomStringConvertible {
  let description: String
}
