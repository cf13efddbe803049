import Foundation
import Testing

@testable import LabWorkshop

/// The built program, killed.
struct InterruptionTests {
  @Test func `a kill at any moment leaves a usable folder`() throws {
    let sample = try SampleClone()
    try sample.install(swift: Self.swift)
    let spans = try spans()
    var hints = 0
    var (kills, ends, round) = (0, 0, 0)

    // How many rounds that takes depends on what else the machine does.
    while kills < 20 || ends < 5 || hints == 0, round < 500 {
      defer { round += 1 }
      let verb = round % Self.verbs.count
      if verb == 0 { try? FileManager.default.removeItem(atPath: sample.exercise) }
      let killed = try lab(Self.verbs[verb], in: sample)
      // From the start to twice the time that it takes.
      usleep(UInt32(spans[verb] * 1e6 * Double(round * 7 % 50) / 25))
      kill(killed.processIdentifier, SIGKILL)
      killed.waitUntilExit()
      if killed.terminationReason == .uncaughtSignal { kills += 1 } else { ends += 1 }

      let shown = try sample.workbook.hintsShown(of: Course.exercises[0])
      #expect(shown >= hints)
      hints = shown
      if FileManager.default.fileExists(atPath: sample.exercise) {
        for file in try sample.source.package() where file.path != "Sources/OpenArray/List.swift" {
          #expect(try sample.text("my work/01-OpenArray/\(file.path)") == file.text)
        }
        let list = try sample.text("my work/01-OpenArray/Sources/OpenArray/List.swift")
        #expect([SampleClone.files["Start/List.swift"], "all pass\n"].contains(list))
      } else {
        try sample.workbook.start(sample.source)
      }
    }

    #expect(kills >= 20 && ends >= 5, "\(kills) kills, \(ends) ends, \(spans)")
    #expect(hints > 0)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: sample.root).sorted() == [
        "bin", "lab", "my work",
      ])
    let check = try lab(["check", "1", "--again"], in: sample)
    check.waitUntilExit()
    #expect(check.terminationStatus == 0)
    #expect(try sample.workbook.state(of: Course.exercises[0]) == .done)
  }

  @Test(arguments: [("check", SIGKILL), ("watch", SIGINT)])
  func `a check that ends early ends its tests`(verb: String, signal: Int32) throws {
    let sample = try SampleClone()
    let pipe = sample.root + "/bin/pipe"
    try sample.install(
      swift: """
        exec 9>"${0%/*}/pipe"
        echo running >&9
        \(TestRunTests.loop)
        echo ended >&9
        """)
    #expect(mkfifo(pipe, 0o600) == 0)
    try sample.workbook.start(sample.source)

    let check = try lab([verb, "1"], in: sample)
    // A writer here lets the pipe open and, when a check ends early, says so instead of waiting for ever.
    let writer = FileHandle(fileDescriptor: open(pipe, O_RDWR), closeOnDealloc: true)
    check.terminationHandler = { _ in try? writer.write(contentsOf: Data("check over\n".utf8)) }
    let reader = try #require(FileHandle(forReadingAtPath: pipe))
    let first = reader.availableData
    kill(check.processIdentifier, signal)
    check.waitUntilExit()
    #expect(check.terminationReason == .uncaughtSignal && check.terminationStatus == signal)
    try writer.close()

    #expect(String(decoding: first, as: UTF8.self) == "running\n")
    // The pipe closes with the process that writes to it.
    let rest = String(decoding: try reader.readToEnd() ?? Data(), as: UTF8.self)
    #expect(!rest.contains("ended"))
  }

  /// A toolchain whose every check passes.
  private static let swift = """
    while [ "$1" != --event-stream-output-path ]; do shift; done
    cat >"$2" <<'EVENTS'
    \(passing)EVENTS
    echo 'Build complete!'
    """

  private static var passing: String {
    var events = EventLog()
    events.declare("isClosed")
    events.start("isClosed")
    events.end("isClosed")
    events.end()
    return events.lines
  }

  private static let verbs = [
    ["start", "1"], ["hint", "1"], ["check", "1", "--again"],
    ["solution", "1", "--yes", "--apply"], ["reset", "1", "--yes"],
  ]

  /// Measures how many seconds each verb takes, the second time.
  private func spans() throws -> [Double] {
    let sample = try SampleClone()
    try sample.install(swift: Self.swift)
    var spans: [Double] = []
    for _ in 0..<2 {
      try? FileManager.default.removeItem(atPath: sample.exercise)
      spans = try Self.verbs.map { verb in
        let start = ContinuousClock.now
        let process = try lab(verb, in: sample)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return start.duration(to: .now) / .seconds(1)
      }
    }
    return spans
  }

  private func lab(_ words: [String], in sample: SampleClone) throws -> Process {
    let process = Process()
    process.executableURL = Self.products.appending(path: "lab")
    process.arguments = ["workshop"] + words + ["--into", sample.work]
    process.environment = sample.environment
    process.currentDirectoryURL = URL(filePath: sample.clone)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// The build's folder for the test bundle.
  private static var products: URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let test = bundle?.bundleURL ?? URL(filePath: CommandLine.arguments[0])
    return test.deletingLastPathComponent()
  }
}
