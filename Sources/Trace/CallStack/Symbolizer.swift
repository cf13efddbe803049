import Foundation
import LabCCallStack
import Synchronization

/// Finds the source lines behind return addresses, with the toolchain's `llvm-symbolizer` and `swift-demangle`.
///
/// Finds nothing where stacks cannot be walked (elsewhere than on Linux) or the tools are missing. In an
/// optimised build a line may be another one: the compiler merges and moves code.
package final class Symbolizer: Sendable {
  /// It asks the tools once for each address.
  package static let shared = Symbolizer()

  /// Its tools, since other toolchains on the path may have older ones.
  private let toolchain = try? Toolchain()
  private let known = Mutex<[UInt: [SourceFrame]]>([:])

  private init() {}

  /// Whether stacks can be walked here.
  package static var walksStacks: Bool { !currentStack().isEmpty }

  /// The tool that finds lines, which must be beside the compiler.
  package static let tool = "llvm-symbolizer"

  /// Whether the tools are where the path leads to, and find a line of this file.
  package var findsLines: Bool {
    let found = frames(at: Set(Self.currentStack().prefix(1))).values
    return toolchain?.tool("swift-demangle") != nil && found.joined().contains { $0.line > 0 }
  }

  /// Deep enough for a writer behind accessors, key paths, Observation and the recorder.
  private static let depth = 40

  /// Returns the return addresses on the calling thread's stack, the nearest first.
  package static func currentStack() -> [UInt] {
    [UInt](unsafeUninitializedCapacity: depth) { $1 = call_stack($0.baseAddress, depth) }
  }

  /// Returns the functions at each address, inlined ones too, the innermost first.
  package func frames(at addresses: Set<UInt>) -> [UInt: [SourceFrame]] {
    let new = newFrames(at: known.withLock { addresses.subtracting($0.keys) })
    return known.withLock { known in
      known.merge(new) { $1 }
      return known.filter { addresses.contains($0.key) }
    }
  }

  private func newFrames(at addresses: Set<UInt>) -> [UInt: [SourceFrame]] {
    var files: [String: [(address: UInt, offset: UInt)]] = [:]
    for address in addresses {
      var base: UInt = 0
      guard let file = loaded_file(address, &base) else { continue }
      // The call is before the address that it returns to.
      files[Self.path(of: String(cString: file)), default: []].append((address, address - base - 1))
    }
    var frames: [UInt: [SourceFrame]] = [:]
    for (file, places) in files {
      let found = self.frames(at: places.map(\.offset), in: file)
      let complete = withFollowingLines(found, in: file)
      for (address, offset) in places { frames[address] = complete[offset] ?? [] }
    }
    return demangled(frames)
  }

  /// Returns where a loaded file is. The loader knows a program by its first argument, which is no path if the shell found
  /// it on the `PATH`, and leads elsewhere once the program has changed its directory.
  private static func path(of file: String) -> String {
    if file.contains("/"), FileManager.default.fileExists(atPath: file) { return file }
    return (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? file
  }

  private func frames(
    at offsets: [UInt], in file: String, _ options: [String] = ["--skip-line-zero"]
  ) -> [UInt: [SourceFrame]] {
    // In a debug build some calls have no line: they get the one before.
    let output = run(
      Self.tool,
      options + ["--output-style=JSON", "--inlining", "--no-demangle", "--obj=\(file)"]
        + offsets.map { "0x" + String($0, radix: 16) })
    if let answers = output.flatMap({ try? JSONDecoder().decode([Answer].self, from: $0) }) {
      return Dictionary(zip(offsets, answers.map { $0.frames ?? [] })) { first, _ in first }
    }
    // At some generic code the tool crashes, unless it may answer with no line.
    let half = offsets.count / 2
    if half == 0 { return options.isEmpty ? [:] : frames(at: offsets, in: file, []) }
    return [offsets[..<half], offsets[half...]]
      .reduce(into: [:]) { $0.merge(frames(at: Array($1), in: file)) { $1 } }
  }

  /// Adds the next line, within 96 bytes of code, to each frame whose own is not known.
  private func withFollowingLines(
    _ frames: [UInt: [SourceFrame]], in file: String
  ) -> [UInt: [SourceFrame]] {
    let doubtful = frames.filter { $0.value.contains { $0.isApproximate == true } }.map(\.key)
    if doubtful.isEmpty { return frames }
    let steps = stride(from: UInt(4), through: 96, by: 4)
    let next = self.frames(at: doubtful.flatMap { offset in steps.map { offset + $0 } }, in: file)
    var complete = frames
    for offset in doubtful {
      let following = steps.lazy.compactMap { next[offset + $0]?.first }
        .first { $0.isApproximate != true && $0.line > 0 }
      for (index, frame) in (frames[offset] ?? []).enumerated()
      where frame.isApproximate == true && following?.function == frame.function {
        complete[offset]?[index].followingLine = following?.line
      }
    }
    return complete
  }

  private func demangled(_ frames: [UInt: [SourceFrame]]) -> [UInt: [SourceFrame]] {
    let names = Set(frames.values.joined().map(\.function)).filter { $0.hasPrefix("$") }
    if names.isEmpty { return frames }
    let output = run("swift-demangle", ["--compact", "--simplified"] + names) ?? Data()
    let lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
    let known = Dictionary(uniqueKeysWithValues: zip(names, lines.map(Self.withoutCompilerNotes)))
    var demangled = frames
    for (address, stack) in frames {
      for (index, frame) in stack.enumerated() {
        demangled[address]?[index].function = known[frame.function] ?? frame.function
      }
    }
    return demangled
  }

  private static func withoutCompilerNotes(_ name: Substring) -> String {
    String(name).replacing(#/\(\d+\) (await|suspend) resume partial function for /#, with: "")
      .replacing(#/specialized |partial apply for /#, with: "").replacing(#/in $/#, with: "in main")
  }

  private struct Answer: Decodable {
    /// `nil` where the tool knows nothing.
    let frames: [SourceFrame]?

    enum CodingKeys: String, CodingKey {
      case frames = "Symbol"
    }
  }

  /// Runs a tool of the toolchain and returns its output; `nil` if it is missing or fails.
  private func run(_ tool: String, _ arguments: [String]) -> Data? {
    toolchain?.tool(tool).flatMap { outputOf($0, arguments) }
  }
}
