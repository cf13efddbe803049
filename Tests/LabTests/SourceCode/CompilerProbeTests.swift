import Foundation
import LabSourceCode
import Testing

struct CompilerProbeTests {
  @Test func `asks a compiler that is a link elsewhere`() throws {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let compiler = try #require(
      path.split(separator: ":").map { "\($0)/swiftc" }
        .first(where: FileManager.default.isExecutableFile))
    let folder = FileManager.default.temporaryDirectory.appending(path: "probe \(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createSymbolicLink(
      atPath: folder.appending(path: "swiftc").path, withDestinationPath: compiler)

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
