import Foundation
import Measure
import Testing

@testable import Workshop

/// The built program, killed at random moments.
struct InterruptionTests {
  @Test(.timeLimit(.minutes(2)))
  func `50 kills leave a usable folder`() throws {
    let sample = try SampleClone()
    try sample.install(swift: Self.swift)
    let verbs = [
      ["start", "1"], ["hint", "1"], ["check", "1"], ["solution", "1", "--yes", "--apply"],
    ]
    var random = SeededGenerator(seed: 8)
    var hints = 0

    for round in 0..<50 {
      let verb = verbs[round % verbs.count]
      let killed = try lab(verb, in: sample)
      usleep(UInt32.random(in: 0...30_000, using: &random))
      kill(killed.processIdentifier, SIGKILL)
      killed.waitUntilExit()

      let shown = try sample.workbook.hintsShown(of: Course.exercises[0])
      #expect(shown >= hints)
      hints = shown
      if FileManager.default.fileExists(atPath: sample.exercise) {
        for file in try sample.source.package() where file.path != "Sources/OpenArray/List.swift" {
          #expect(try sample.text("my work/01-OpenArray/\(file.path)") == file.text)
        }
        let list = try sample.text("my work/01-OpenArray/Sources/OpenArray/List.swift")
        #expect([SampleClone.files["Start/List.swift"], "all pass\n"].contains(list))
      }
    }

    let start = try lab(["start", "1"], in: sample)
    start.waitUntilExit()
    let check = try lab(["check", "1", "--again"], in: sample)
    check.waitUntilExit()
    #expect(check.terminationStatus == 0)
    #expect(try sample.workbook.state(of: Course.exercises[0]) == .done)
  }

  @Test func `a killed check ends its tests`() throws {
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

    let check = try lab(["check", "1"], in: sample)
    let reader = try #require(FileHandle(forReadingAtPath: pipe))
    let first = reader.availableData
    kill(check.processIdentifier, SIGKILL)
    check.waitUntilExit()

    #expect(String(decoding: first, as: UTF8.self) == "running\n")
    // The pipe closes with the process that writes to it.
    #expect(try reader.readToEnd() ?? Data() == Data())
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
