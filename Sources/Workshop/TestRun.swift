import Foundation
import LabOutput

/// The time after which a run counts as hung.
package struct TimeLimits: Sendable {
  /// From one line that the build prints to the next.
  package var build = Duration.seconds(180)
  /// For all tests. On a slow machine, the start of exercise 11 takes half a minute.
  package var tests = Duration.seconds(180)

  package init() {}
}

/// One `swift test` on a package, ended by a time limit if need be.
package struct TestRun: Sendable {
  /// What the build and the tests printed.
  package var log: String
  /// The events of Swift Testing, a JSON object per line; empty if no test was reached.
  package var events = ""
  package var exitCode: Int32
  package var isOverTime = false

  package init(log: String, events: String = "", exitCode: Int32, isOverTime: Bool = false) {
    self.log = log
    self.events = events
    self.exitCode = exitCode
    self.isOverTime = isOverTime
  }

  /// Builds the package and runs its tests, one at a time.
  ///
  /// - Parameters:
  ///   - scratch: The build folder, which several packages share. It keeps the last events of each.
  ///   - limits: end a run that hangs.
  ///   - environment: `PATH` finds `swift`.
  ///   - progress: Takes the last line of those printed that tells the progress.
  package init(
    of package: String, scratch: String, limits: TimeLimits = TimeLimits(),
    environment: [String: String] = ProcessInfo.processInfo.environment,
    progress: (String) -> Void
  ) throws {
    // Beside the build, where a run that was killed leaves nothing to clean up.
    let eventsPath = "\(scratch)/\(URL(filePath: package).lastPathComponent).events"
    try? FileManager.default.createDirectory(atPath: scratch, withIntermediateDirectories: true)
    if !FileManager.default.isWritableFile(atPath: scratch) {
      let reason = "the folder is read-only; make it writable, or choose another with --into DIR"
      throw FileError.cannotWrite(path: scratch, reason: reason)
    }
    try? FileManager.default.removeItem(atPath: eventsPath)
    let (process, output, lifeline) = (Process(), Pipe(), Pipe())
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [
      "-c", Self.script, "sh", "swift", "test", "--package-path", package,
      "--scratch-path", scratch, "--disable-xctest", "--no-parallel",
      // Several packages share the folder; a cached manifest would test the one before.
      "--disable-build-manifest-caching",
      "--event-stream-output-path", eventsPath, "--event-stream-version", "0",
    ]
    process.environment = environment.merging([
      "SWIFT_BACKTRACE": "enable=no"
    ]) { $1 }
    process.standardInput = lifeline
    process.standardOutput = output
    process.standardError = output
    try process.run()

    let log = output.fileHandleForReading
    var (printed, isBuilt, isEnded) = (Data(), false, false)
    var end = SuspendingClock.now + limits.build
    while true {
      if !isEnded, !log.hasData(before: end) {
        isEnded = true
        try? lifeline.fileHandleForWriting.close()
      }
      let data = log.availableData
      if data.isEmpty { break }
      if printed.count < Self.longestLog { printed += data }
      if !isBuilt {
        isBuilt = printed.range(of: Data("Build complete!".utf8)) != nil
        end = .now + (isBuilt ? limits.tests : limits.build)
      }
      let lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
      lines.last(where: Self.tellsProgress).map { progress(String($0)) }
    }
    try? lifeline.fileHandleForWriting.close()
    process.waitUntilExit()
    self.log = String(decoding: printed, as: UTF8.self)
    let file = FileHandle(forReadingAtPath: eventsPath)
    events = String(
      decoding: try file?.read(upToCount: Self.longestLog) ?? Data(), as: UTF8.self)
    exitCode = process.terminationStatus
    isOverTime = isEnded && exitCode != 0
  }

  /// Whether a line says how far the build or the tests are; others belong to an error.
  static func tellsProgress(_ line: Substring) -> Bool {
    line.contains(/^(\[\d+\/\d+\]|Build|[◇✔✘] (Test|Suite) )/)
  }

  /// Becomes the command, and interrupts it when the standard input ends: at the time limit, or
  /// because this program was killed. Otherwise an endless loop would keep the build folder locked.
  private static let script = """
    exec 3<&0 </dev/null
    { read -r _ <&3; kill -INT $$; } >/dev/null 2>&1 &
    exec "$@" 3<&-
    """

  /// Bytes, far more than any build prints or check records; a test may do either without end.
  private static let longestLog = 4_000_000
}

extension FileHandle {
  /// Waits for something to read, or for the end of the file.
  fileprivate func hasData(before end: SuspendingClock.Instant) -> Bool {
    while case let left = SuspendingClock.now.duration(to: end), left > .zero {
      var request = pollfd(fd: fileDescriptor, events: Int16(POLLIN), revents: 0)
      if poll(&request, 1, Int32(left / .milliseconds(1)) + 1) > 0 { return true }
    }
    return false
  }
}
