import Foundation

/// The machine and the build behind a figure.
package struct Environment: Sendable, Codable, Hashable {
  /// ISO 8601, UTC.
  package let date: String
  /// Processors online.
  package let cores: Int
  /// Name, family, model and clock of the processor, as far as it says.
  package let cpu: String
  /// Name and version of the operating system.
  package let system: String
  package let kernel: String
  /// Processes that ran or waited, averaged over the last minute.
  package let load: Double
  /// ``load`` of each processor, beside one process, which is the lab.
  package var otherLoad: Double { max(0, load - 1) / Double(cores) }
  /// Version of the compiler that built this module, as far as `#if compiler` shows it.
  package let compiler: String
  package let build: BuildMode

  /// Describes this machine now. What it does not say is 'unknown'; an unknown load is 0.
  package static func current() -> Environment {
    Environment(
      date: Date.now.formatted(.iso8601),
      cores: ProcessInfo.processInfo.activeProcessorCount,
      cpu: Machine.processor.text,
      system: ProcessInfo.processInfo.operatingSystemVersionString,
      kernel: Machine.kernel,
      load: Machine.load,
      compiler: compiledBy,
      build: .current
    )
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
    #elseif compiler(>=6.3)
      "Swift 6.3"
    #else
      "Swift 6.2"
    #endif
  }
}

/// What the machine says of its processor.
struct Processor: Hashable {
  var name: String?
  var family: String?
  var model: String?
  var megahertz: Double?
}

extension Processor {
  /// Reads the first processor of `/proc/cpuinfo`. ARM has no family there, but names the implementer
  /// and the part.
  init(cpuinfo text: String) {
    let pairs = text.split(separator: "\n").map { line in
      line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
    }
    let facts = Dictionary(pairs.filter { $0.count == 2 }.map { ($0[0], $0[1]) }) { first, _ in
      first
    }
    self.init(
      name: facts["model name"], family: facts["cpu family"] ?? facts["CPU implementer"],
      model: facts["model"] ?? facts["CPU part"],
      megahertz: facts["cpu MHz"].flatMap(Double.init))
  }

  /// `Sample CPU, family 6, model 143, 2.00 GHz`
  var text: String {
    let facts = [
      name ?? "unknown processor", family.map { "family \($0)" }, model.map { "model \($0)" },
      megahertz.map { String(format: "%.2f GHz", $0 / 1_000) },
    ]
    return facts.compactMap(\.self).joined(separator: ", ")
  }
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

/// What the operating system says of the machine.
private enum Machine {
  static var load: Double {
    var minutes = [0.0]
    return getloadavg(&minutes, 1) == 1 ? minutes[0] : 0
  }

  static var kernel: String {
    var names = utsname()
    guard uname(&names) == 0 else { return "unknown" }
    // C imports a fixed array of characters as a tuple.
    func string(_ characters: some Any) -> String {
      withUnsafeBytes(of: characters) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
    return "\(string(names.sysname)) \(string(names.release)) \(string(names.machine))"
  }

  #if canImport(Darwin)
    static var processor: Processor {
      // An Apple chip has a family, and neither a model nor a clock.
      Processor(
        name: string("machdep.cpu.brand_string"),
        family: (number("machdep.cpu.family", Int32.self) ?? number("hw.cpufamily", Int32.self))
          .map { String(UInt32(bitPattern: $0)) },
        model: number("machdep.cpu.model", Int32.self).map { String($0) },
        megahertz: number("hw.cpufrequency", Int64.self).map { Double($0) / 1e6 })
    }

    private static func string(_ name: String) -> String? {
      var size = 256
      var text = [UInt8](repeating: 0, count: size)
      guard sysctlbyname(name, &text, &size, nil, 0) == 0 else { return nil }
      return String(decoding: text.prefix { $0 != 0 }, as: UTF8.self)
    }

    private static func number<Number: FixedWidthInteger>(
      _ name: String, _ type: Number.Type
    ) -> Number? {
      var number = Number.zero
      var size = MemoryLayout<Number>.size
      return sysctlbyname(name, &number, &size, nil, 0) == 0 ? number : nil
    }
  #else
    static var processor: Processor {
      let text = try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)
      return Processor(cpuinfo: text ?? "")
    }
  #endif
}
