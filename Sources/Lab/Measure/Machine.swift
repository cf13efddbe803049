#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What the operating system says of the machine; `nil` where it does not answer.
enum Machine {
  static func date() -> String {
    var now = time(nil)
    var parts = tm()
    gmtime_r(&now, &parts)
    return text(capacity: 32) { strftime($0, 32, "%Y-%m-%dT%H:%M:%SZ", &parts) > 0 } ?? ""
  }

  static func cores() -> Int {
    max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
  }

  static func load() -> Double? {
    var minutes = [0.0]
    return getloadavg(&minutes, 1) == 1 ? minutes[0] : nil
  }

  static func kernel() -> String? {
    var names = utsname()
    guard uname(&names) == 0 else { return nil }
    return "\(string(names.sysname)) \(string(names.release)) \(string(names.machine))"
  }

  #if canImport(Darwin)
    static func cpu() -> String? { control("machdep.cpu.brand_string") }

    static func system() -> String? {
      #if os(macOS)
        let name = "macOS"
      #else
        let name = "Apple"
      #endif
      return control("kern.osproductversion").map { "\(name) \($0)" }
    }

    private static func control(_ name: String) -> String? {
      text(capacity: 256) { buffer in
        var size = 256
        return sysctlbyname(name, buffer, &size, nil, 0) == 0
      }
    }

    static func peakResidentBytes() -> Int? {
      var usage = rusage()
      return getrusage(RUSAGE_SELF, &usage) == 0 ? usage.ru_maxrss : nil
    }
  #else
    static func cpu() -> String? { value(of: "model name", separator: ":", in: "/proc/cpuinfo") }

    static func system() -> String? {
      value(of: "PRETTY_NAME", separator: "=", in: "/etc/os-release")
    }

    static func peakResidentBytes() -> Int? {
      value(of: "VmHWM", separator: ":", in: "/proc/self/status")
        .flatMap { $0.split(whereSeparator: \.isWhitespace).first }
        .flatMap { Int($0) }
        .map { 1_024 * $0 }
    }

    private static func value(of key: String, separator: Character, in path: String) -> String? {
      guard let file = fopen(path, "r") else { return nil }
      defer { fclose(file) }
      while let line = text(capacity: 1_024, fill: { fgets($0, 1_024, file) != nil }) {
        guard line.hasPrefix(key), let mark = line.firstIndex(of: separator) else { continue }
        let value = line[line.index(after: mark)...]
        return String(value.filter { $0 != "\"" && $0 != "\n" }.drop { $0 == " " })
      }
      return nil
    }
  #endif

  /// Returns the C string that `fill` leaves in a buffer of that many bytes, unless it returns false.
  private static func text(
    capacity: Int, fill: (UnsafeMutablePointer<CChar>) -> Bool
  ) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: capacity) { buffer in
      buffer.initialize(repeating: 0)
      guard let start = buffer.baseAddress, fill(start) else { return nil }
      return String(cString: start)
    }
  }

  /// C imports a fixed array of characters as a tuple.
  private static func string<Characters>(_ characters: Characters) -> String {
    withUnsafeBytes(of: characters) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}

/// Memory of this process that is in RAM, as the operating system counts it.
package enum ResidentMemory {
  /// The most so far, in bytes; `nil` where the system does not say.
  ///
  /// `VmHWM` of proc(5) on Linux, where `ru_maxrss` of getrusage(2) includes what the parent process
  /// had; `ru_maxrss` on Apple platforms.
  package static var peak: Int? { Machine.peakResidentBytes() }
}
