import Foundation
import Testing

@testable import LabWorkshop

/// The built program, killed or interrupted.
struct InterruptionTests {
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
