import Foundation

/// The toolchain of the compiler that a path leads to.
///
/// The program there may be a link or a script elsewhere, so the compiler itself is asked where its files
/// are.
package struct Toolchain: Sendable {
  /// The `swiftc` on the path.
  package let compiler: URL
  /// The folder of the runtime's modules and of the compiler's plugins, `usr/lib/swift`.
  package let resources: URL
  /// The system that it compiles for, such as `arm64-apple-macosx26.0`.
  package let target: String

  /// Why there is none.
  package struct Missing: Error, CustomStringConvertible {
    package let description: String
  }

  /// Finds the toolchain of the first `swiftc` in `path`.
  ///
  /// - Parameter path: folders, separated by colons.
  package init(path: String = ProcessInfo.processInfo.environment["PATH"] ?? "") throws(Missing) {
    let compiler = path.split(separator: ":").map { URL(filePath: "\($0)/swiftc") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    guard let compiler else { throw Missing(description: "there is no swiftc in PATH") }
    guard let answer = outputOf(compiler, ["-print-target-info"]),
      let info = try? JSONDecoder().decode(TargetInfo.self, from: answer)
    else {
      throw Missing(description: "\(compiler.path) does not say where its toolchain is")
    }
    self.compiler = compiler
    resources = URL(filePath: info.paths.runtimeResourcePath)
    target = info.target.triple
  }

  /// Returns the arguments with which the compiler's frontend and its tools find the standard library: on a
  /// Mac they name the SDK.
  package func systemLibraries() throws(Missing) -> [String] {
    #if os(macOS)
      let answer = outputOf(
        URL(filePath: "/usr/bin/xcrun"), ["--sdk", "macosx", "--show-sdk-path"])
      guard let sdk = String(decoding: answer ?? Data(), as: UTF8.self).split(separator: "\n").first
      else { throw Missing(description: "xcrun finds no SDK of macOS") }
      return ["-target", target, "-sdk", String(sdk)]
    #else
      return ["-target", target]
    #endif
  }

  /// Returns a program beside the compiler; `nil` if there is none.
  package func tool(_ name: String) -> URL? {
    let usr = resources.deletingLastPathComponent().deletingLastPathComponent()
    let tool = usr.appending(path: "bin/\(name)")
    return FileManager.default.isExecutableFile(atPath: tool.path) ? tool : nil
  }

  /// The part of `swiftc -print-target-info` that is needed.
  private struct TargetInfo: Decodable {
    struct Paths: Decodable { let runtimeResourcePath: String }
    struct Target: Decodable { let triple: String }
    let paths: Paths
    let target: Target
  }
}

/// Runs a program and returns what it prints; `nil` if it fails or cannot be started.
func outputOf(_ program: URL, _ arguments: [String]) -> Data? {
  #if os(iOS)
    return nil  // No app starts another program there.
  #else
    let process = Process()
    let output = Pipe()
    process.executableURL = program
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = try? output.fileHandleForReading.readToEnd()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? data : nil
  #endif
}
