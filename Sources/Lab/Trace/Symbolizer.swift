import CCallStack
import Foundation

/// Finds the source lines behind return addresses, with the toolchain's `llvm-symbolizer` and `swift-demangle`.
///
/// Finds nothing where stacks cannot be walked (elsewhere than on Linux) or the tools are missing.
nonisolated enum Symbolizer {
  /// Deep enough for a writer behind accessors, key paths, Observation and the recorder.
  private static let depth = 40

  /// Returns the return addresses on the calling thread's stack, the nearest first.
  static func currentStack() -> [UInt] {
    [UInt](unsafeUninitializedCapacity: depth) { $1 = call_stack($0.baseAddress, depth) }
  }

  /// Returns the writer behind each call stack for which one is found.
  static func sites(of stacks: [[UInt]]) -> [[UInt]: Site] {
    let frames = frames(at: Set(stacks.joined()))
    var sites: [[UInt]: Site] = [:]
    for stack in Set(stacks) {
      sites[stack] = Site(writerIn: stack.flatMap { frames[$0] ?? [] })
    }
    return sites
  }

  /// Returns the functions at each address, inlined ones too, the innermost first.
  private static func frames(at addresses: Set<UInt>) -> [UInt: [SourceFrame]] {
    var files: [String: [(address: UInt, offset: UInt)]] = [:]
    for address in addresses {
      var base: UInt = 0
      guard let file = loaded_file(address, &base) else { continue }
      // The call is before the address that it returns to.
      files[String(cString: file), default: []].append((address, address - base - 1))
    }
    var frames: [UInt: [SourceFrame]] = [:]
    for (file, places) in files {
      let output = run(
        "llvm-symbolizer", ["--output-style=JSON", "--inlining", "--no-demangle", "--obj=\(file)"],
        input: places.map { "0x" + String($0.offset, radix: 16) })
      for (place, line) in zip(places, output) {
        guard let answer = try? JSONDecoder().decode(Answer.self, from: Data(line.utf8)) else {
          continue
        }
        frames[place.address] = answer.frames
      }
    }
    return demangled(frames)
  }

  private static func demangled(_ frames: [UInt: [SourceFrame]]) -> [UInt: [SourceFrame]] {
    let names = Array(Set(frames.values.joined().map(\.function)))
    let words = run("swift-demangle", ["--compact", "--simplified"], input: names)
    let known = Dictionary(zip(names, words.map(withoutCompilerNotes))) { $1 }
    return frames.mapValues { frames in
      frames.map { frame in
        var frame = frame
        frame.function = known[frame.function] ?? frame.function
        return frame
      }
    }
  }

  private static func withoutCompilerNotes(_ name: String) -> String {
    name.replacing(#/\(\d+\) (await|suspend) resume partial function for /#, with: "")
      .replacing("specialized ", with: "").replacing("partial apply for ", with: "")
  }

  private struct Answer: Decodable {
    struct Function: Decodable {
      let name: String
      let file: String
      let line: Int
      let startLine: Int

      enum CodingKeys: String, CodingKey {
        case name = "FunctionName"
        case file = "FileName"
        case line = "Line"
        case startLine = "StartLine"
      }
    }

    let functions: [Function]

    enum CodingKeys: String, CodingKey {
      case functions = "Symbol"
    }

    var frames: [SourceFrame] {
      // In a debug build some calls have no line; the function's first one is near.
      functions.map {
        SourceFrame(function: $0.name, path: $0.file, line: $0.line > 0 ? $0.line : $0.startLine)
      }
    }
  }

  /// Runs a tool of the toolchain on lines, and returns the lines it answers with; none if it cannot be run.
  private static func run(_ tool: String, _ arguments: [String], input: [String]) -> [String] {
    guard !input.isEmpty, let program = path(of: tool) else { return [] }
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    let (standardInput, standardOutput) = (Pipe(), Pipe())
    process.standardInput = standardInput
    process.standardOutput = standardOutput
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return [] }
    DispatchQueue.global().async {
      try? standardInput.fileHandleForWriting.write(
        contentsOf: Data(input.map { $0 + "\n" }.joined().utf8))
      try? standardInput.fileHandleForWriting.close()
    }
    let output = (try? standardOutput.fileHandleForReading.readToEnd()) ?? Data()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// Looks in `PATH`, then beside the compiler that a link in `PATH` leads to.
  private static func path(of tool: String) -> URL? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { URL(filePath: String($0)) }
    let compilers = folders.map { $0.appending(path: "swift").resolvingSymlinksInPath() }
    return (folders + compilers.map { $0.deletingLastPathComponent() })
      .map { $0.appending(path: tool) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
