/// The machine and the build behind a figure.
public struct Environment: Sendable, Codable, Hashable {
  /// ISO 8601, UTC.
  public let date: String
  /// Processors online.
  public let cores: Int
  public let cpu: String
  /// Name and version of the operating system.
  public let system: String
  public let kernel: String
  /// Processes that ran or waited, averaged over the last minute.
  public let load: Double
  /// Version of the compiler that built this module, as far as `#if compiler` tells it.
  public let compiler: String
  public let build: BuildMode

  public init(
    date: String, cores: Int, cpu: String, system: String, kernel: String, load: Double,
    compiler: String, build: BuildMode
  ) {
    self.date = date
    self.cores = cores
    self.cpu = cpu
    self.system = system
    self.kernel = kernel
    self.load = load
    self.compiler = compiler
    self.build = build
  }

  /// What this machine says now. What it does not tell is 'unknown', an unknown load is 0.
  public static func current() -> Environment {
    Environment(
      date: Machine.date(),
      cores: Machine.cores(),
      cpu: Machine.cpu() ?? "unknown",
      system: Machine.system() ?? "unknown",
      kernel: Machine.kernel() ?? "unknown",
      load: Machine.load() ?? 0,
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
