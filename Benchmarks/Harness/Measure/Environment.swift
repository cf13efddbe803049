import Foundation

/// The machine and the build behind a figure.
package struct Environment: Sendable, Codable, Hashable {
  /// ISO 8601, UTC.
  package let date: String
  /// Processors online.
  package let cores: Int
  /// Name of the processor; on Linux also its family, model and clock, as far as it says.
  package let cpu: String
  /// Name and version of the operating system.
  package let system: String
  package let kernel: String
  /// Version of the compiler that built this module, as far as `#if compiler` shows it.
  package let compiler: String
  package let build: BuildMode

  /// Describes this machine now.
  package static func current() -> Environment {
    Environment(
      date: Date.now.formatted(.iso8601), cores: ProcessInfo.processInfo.activeProcessorCount,
      cpu: processor ?? "unknown processor",
      system: ProcessInfo.processInfo.operatingSystemVersionString, kernel: currentKernel,
      compiler: compiledBy, build: .current)
  }

  private static var compiledBy: String {
    #if compiler(>=6.5)
      "Swift 6.5 or later"
    #elseif compiler(>=6.4)
      "Swift 6.4"
    #elseif compiler(>=6.3.2)
      "Swift 6.3.2 or later 6.3"
    #elseif compiler(>=6.3.1)
      "Swift 6.3.1"
    #else
      "Swift 6.3"
    #endif
  }

  private static var currentKernel: String {
    var names = utsname()
    guard uname(&names) == 0 else { return "unknown" }
    // C imports a fixed array of characters as a tuple.
    func string(_ characters: some Any) -> String {
      withUnsafeBytes(of: characters) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
    return "\(string(names.sysname)) \(string(names.release)) \(string(names.machine))"
  }

  #if canImport(Darwin)
    private static var processor: String? {
      var size = 256
      var name = [UInt8](repeating: 0, count: size)
      let isKnown = sysctlbyname("machdep.cpu.brand_string", &name, &size, nil, 0) == 0
      return isKnown ? String(decoding: name.prefix { $0 != 0 }, as: UTF8.self) : nil
    }
  #else
    /// `Sample CPU, family 6, model 143, 2.00 GHz`. ARM has no family, but an implementer and a part.
    private static var processor: String? {
      let text = try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)
      let lines = (text ?? "").split(separator: "\n").map { line in
        line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      }
      func fact(_ name: String) -> String? { lines.first { $0.count == 2 && $0[0] == name }?[1] }
      let facts = [
        fact("model name") ?? "unknown processor",
        (fact("cpu family") ?? fact("CPU implementer")).map { "family \($0)" },
        (fact("model") ?? fact("CPU part")).map { "model \($0)" },
        fact("cpu MHz").flatMap(Double.init).map { String(format: "%.2f GHz", $0 / 1_000) },
      ]
      return facts.compactMap(\.self).joined(separator: ", ")
    }
  #endif
}

/// How this module was compiled.
package enum BuildMode: String, Sendable, Codable {
  case debug
  case release

  package static var current: BuildMode {
    #if DEBUG
      .debug
    #else
      .release
    #endif
  }
}
