#if os(Linux) || os(macOS)
  import Foundation

  /// Asks the compiler what lines of code would be allowed to do, all in one type-check.
  ///
  ///     let probe = CompilerProbe(root: checkout, modules: modules)
  ///     let write = CompilerProbe.Line("viewModel.posts = []", given: "viewModel: FeedViewModel")
  ///     try probe.errors(in: [write], asFileOf: "MVVMActions")
  ///     // [["cannot assign to property: 'posts' setter is inaccessible"]]
  package struct CompilerProbe: Sendable {
    /// One line, which stands in the body of a function with these parameters.
    package struct Line: Hashable, Sendable {
      package let code: String
      package let parameters: String

      package init(_ code: String, given parameters: String) {
        self.code = code
        self.parameters = parameters
      }
    }

    private let root: String
    private let modules: String

    /// - Parameters:
    ///   - root: of the checkout, whose folder names the package.
    ///   - modules: the folder with the modules that were built of it.
    package init(root: String, modules: String) {
      self.root = root
      self.modules = modules
    }

    /// The modules beside the program that runs now.
    package static var modulesOfThisBuild: String {
      let program = Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
      return program.resolvingSymlinksInPath().deletingLastPathComponent()
        .appending(path: "Modules").path
    }

    /// The errors in each of the lines, were they one more file of a pattern.
    package func errors(in lines: [Line], asFileOf pattern: String) throws -> [[String]] {
      let folder = "\(root)/Sources/Patterns/\(pattern)"
      let sources = try FileManager.default.subpathsOfDirectory(atPath: folder)
        .filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
      return try errors(in: lines, importing: [], beside: sources, of: pattern)
    }

    /// The errors in each of the lines, did they stand in another module of the package.
    package func errors(in lines: [Line], asUserOf pattern: String) throws -> [[String]] {
      try errors(in: lines, importing: [pattern], beside: [], of: "Elsewhere")
    }

    private func errors(
      in lines: [Line], importing patterns: [String], beside sources: [String], of module: String
    ) throws -> [[String]] {
      let folder = FileManager.default.temporaryDirectory
        .appending(path: "probe-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appending(path: "Probe.swift")
      let text = ProbeText(lines, importing: ["Contract", "Domain", "StageUI"] + patterns)
      try text.text.write(to: file, atomically: true, encoding: .utf8)
      let answer = try typecheck(file.path, beside: sources, of: module)
      return try text.errors(in: answer, about: file.path)
    }

    /// Only the probe is checked in full; of the other files, what it asks for.
    private func typecheck(
      _ file: String, beside sources: [String], of module: String
    ) throws -> [String] {
      guard let compiler = Self.compiler else { throw CompilerProbeError.noCompiler }
      let process = Process()
      process.executableURL = compiler
      process.arguments =
        ["-frontend", "-typecheck", "-primary-file", file] + sources
        + ["-diagnostic-style", "llvm", "-module-name", module, "-package-name", packageName]
        + ["-swift-version", "6", "-default-isolation", "MainActor"]
        + ["NonisolatedNonsendingByDefault", "ExistentialAny", "MemberImportVisibility"]
        .flatMap { ["-enable-upcoming-feature", $0] }
        + ["-plugin-path", plugins(of: compiler), "-I", modules]
      let output = Pipe()
      process.standardError = output
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      let data = try output.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    private static var compiler: URL? {
      let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
      return path.split(separator: ":").map { URL(filePath: "\($0)/swiftc") }
        .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }

    /// Where the macros are that the sources use.
    private func plugins(of compiler: URL) -> String {
      compiler.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "lib/swift/host/plugins").path
    }

    /// What the package manager calls the package: the name of its folder, in the letters of an identifier.
    private var packageName: String {
      let folder = root.split(separator: "/").last?.lowercased() ?? ""
      let name = String(folder.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
      return name.first?.isNumber == true ? "_" + name.dropFirst() : name
    }
  }
#endif

package enum CompilerProbeError: Error, Hashable, CustomStringConvertible {
  case noCompiler
  /// It said something that is about no line of the probe, or took a line that is wrong.
  case unclear(String)

  package var description: String {
    switch self {
    case .noCompiler: "there is no swiftc in PATH, which is asked who may write to what"
    case .unclear(let answer): "the compiler could not be asked who may write to what: \(answer)"
    }
  }
}
