import Foundation
import LabSourceCode
import Testing

struct CompilerProbeTests {
  /// The first compiler in PATH.
  private let compiler: String

  init() throws {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    compiler = try #require(
      path.split(separator: ":").map { "\($0)/swiftc" }
        .first(where: FileManager.default.isExecutableFile))
  }

  @Test(arguments: [true, false])
  func `asks a compiler that is a link or a script elsewhere`(isLink: Bool) throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = folder.appending(path: "swiftc")
    if isLink {
      try FileManager.default.createSymbolicLink(
        atPath: program.path, withDestinationPath: compiler)
    } else {
      try write("exec '\(compiler)' \"$@\"", as: program)
    }

    let probe = CompilerProbe(root: "/", path: "/nowhere:\(folder.path)")

    // The macro is in a plugin of the toolchain.
    let observable = "import Observation\n@Observable final class Model { var draft = 1 }"
    #expect(try probe.answer(to: observable).answer == .silent)
  }

  @Test func `a compiler that crashes has not answered, whatever it said`() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let script = """
      case "$*" in *-print-target-info*) exec '\(compiler)' "$@" ;; esac
      echo 'Stack dump:' >&2
      exit 139
      """
    try write(script, as: folder.appending(path: "swiftc"))

    let error = #expect(throws: CompilerProbeError.self) {
      try CompilerProbe(root: "/", path: folder.path).answer(to: "let one = 1")
    }

    #expect(error?.description.contains("Stack dump:") == true)
  }

  @Test func `times only a compiler that checks every file`() throws {
    let root = try folder()
    defer { try? FileManager.default.removeItem(at: root) }
    let pattern = root.appending(path: "Sources/Patterns/Own")
    try FileManager.default.createDirectory(at: pattern, withIntermediateDirectories: true)
    try Data("func a() -> Int { 1 }".utf8).write(to: pattern.appending(path: "A.swift"))
    let probe = CompilerProbe(root: root.path)
    #expect(try probe.secondsToTypecheck("Own") > 0)

    let script = "case \"$*\" in *-print-target-info*) exec '\(compiler)' \"$@\" ;; esac"
    try write(script, as: root.appending(path: "swiftc"))
    let error = #expect(throws: CompilerProbeError.self) {
      try CompilerProbe(root: root.path, path: root.path).secondsToTypecheck("Own")
    }
    #expect(error?.reason == "it said nothing")

    try Data("func b() { let _: Bool = a() }".utf8).write(to: pattern.appending(path: "B.swift"))
    #expect(throws: CompilerProbeError.self) { try probe.secondsToTypecheck("Own") }
  }

  private func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "probe \(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// Writes by another process: one that a parallel test starts may inherit a file that this one has open to
  /// write, and then the script is busy.
  private func write(_ script: String, as program: URL) throws {
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.arguments = [
      "-c", "printf '#!/bin/sh\\n%s\\n' \"$1\" >\"$2\" && chmod +x \"$2\"", "sh", script,
      program.path,
    ]
    try shell.run()
    shell.waitUntilExit()
    #expect(shell.terminationStatus == 0)
  }

  @Test func `says where there is no compiler`() {
    let error = #expect(throws: CompilerProbeError.self) {
      try CompilerProbe(root: "/", path: "/nowhere").answer(to: "")
    }

    #expect(error?.description.hasSuffix(": there is no swiftc in PATH") == true)
  }
}
