import Foundation
import SourceCode
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
    let folder = FileManager.default.temporaryDirectory.appending(path: "probe \(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = folder.appending(path: "swiftc")
    if isLink {
      try FileManager.default.createSymbolicLink(
        atPath: program.path, withDestinationPath: compiler)
    } else {
      // By another process: one that a parallel test starts may inherit a file that this one has open to
      // write, and then the script is busy.
      let shell = Process()
      shell.executableURL = URL(filePath: "/bin/sh")
      let script = "#!/bin/sh\nexec '\(compiler)' \"$@\"\n"
      shell.arguments = [
        "-c", "printf %s \"$1\" >\"$2\" && chmod +x \"$2\"", "sh", script, program.path,
      ]
      try shell.run()
      shell.waitUntilExit()
      #expect(shell.terminationStatus == 0)
    }

    let probe = CompilerProbe(root: "/", path: "/nowhere:\(folder.path)")

    // The macro is in a plugin of the toolchain.
    let observable = "import Observation\n@Observable final class Model { var draft = 1 }"
    #expect(try probe.answer(to: observable).answer == .silent)
  }

  @Test func `says where there is no compiler`() {
    let error = #expect(throws: CompilerProbeError.self) {
      try CompilerProbe(root: "/", path: "/nowhere").answer(to: "")
    }

    #expect(error?.description.hasSuffix(": there is no swiftc in PATH") == true)
  }
}
