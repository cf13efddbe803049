import Foundation
import Testing

@testable import LabCommandLine
@testable import LabCommands
@testable import LabMeasure

/// The built program, as a shell sees it.
struct ProcessTests {
  private typealias Ending = (code: Int32, results: String, notes: String)

  @Test func `results and notes go to their places, with an exit code`() async throws {
    let (done, wrong) = (try lab("--version"), try lab("bnech"))

    #expect(done.code == 0 && done.notes == "")
    #expect(done.results == (await Run("--version").results))
    #expect(wrong.code == 64 && wrong.results == "")
    #expect(wrong.notes == "lab: unknown command 'bnech'; did you mean 'bench'?\n")
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `exits with 1 if results cannot be written`() throws {
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))

    let ending = try lab("--version", to: full)

    #expect(ending.code == 1)
    #expect(ending.notes == "lab: cannot write the results: No space left on device\n")
  }

  @Test(arguments: [
    ("sed 's/^/> /'", "help", true), ("no-such-pager", "help", false), ("", "help", false),
    ("sed 's/^/> /'", "--no-pager", false), ("sed 's/^/> /'", "--version", false),
    ("true", "help", nil),
  ])
  func `what is longer than the screen goes through the pager`(
    pager: String, word: String, isPaged: Bool?
  ) throws {
    var (terminal, screen): (Int32, Int32) = (0, 0)
    var size = winsize(ws_row: 5, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
    #expect(openpty(&terminal, &screen, nil, nil, &size) == 0)
    defer { close(terminal) }

    let ending = try lab(
      word, to: FileHandle(fileDescriptor: screen, closeOnDealloc: true),
      environment: ["PAGER": pager, "TERM": "xterm", "NO_COLOR": "1"])

    if let isPaged {
      var shown = [UInt8](repeating: 0, count: 4_096)
      let count = read(terminal, &shown, shown.count)
      let text = String(decoding: shown.prefix(max(0, count)), as: UTF8.self)
      #expect(text.hasPrefix(isPaged ? "> Pattern Lab" : "Pattern Lab"))
    }
    #expect(ending.code == 0)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `an interrupted measurement leaves no process and no file`(signal: Int32) async throws {
    let folder = try TemporaryDirectory()
    let (pipe, lab) = (folder.path("pipe"), Self.products.appending(path: "lab").path)
    #expect(mkfifo(pipe, 0o600) == 0)
    let reader = open(pipe, O_RDONLY | O_NONBLOCK)

    await #expect(processExitsWith: .signal(signal)) {
      [pipe = pipe as String, lab = lab as String, signal = signal as Int32] in
      setenv("TMPDIR", URL(filePath: pipe).deletingLastPathComponent().path, 1)
      // Both processes keep the pipe open, so it ends with the last of them.
      dup2(open(pipe, O_WRONLY), STDERR_FILENO)
      let schedule = Schedule(rounds: 1_000, seed: 1)
      let run = ProcessRun(suite: "copy-cost", options: BenchOptions(), schedule: schedule)
      _ = try ProcessRun.start(run, of: URL(filePath: lab))
      interrupt(signal)
    }

    var state = pollfd(fd: reader, events: Int16(POLLIN), revents: 0)
    var noted = [UInt8](repeating: 0, count: 4_096)
    while poll(&state, 1, 20_000) > 0, read(reader, &noted, noted.count) > 0 {}
    close(reader)
    #expect(state.revents & Int16(POLLHUP) != 0)
    let left = URL(filePath: pipe).deletingLastPathComponent().path
    #expect(try FileManager.default.contentsOfDirectory(atPath: left) == ["pipe"])
  }

  /// Runs the program that was built beside these tests.
  private func lab(
    _ words: String..., to file: FileHandle? = nil, environment: [String: String] = [:]
  ) throws -> Ending {
    let (results, notes) = (Pipe(), Pipe())
    let process = Process()
    process.executableURL = Self.products.appending(path: "lab")
    process.arguments = words
    process.environment = environment.merging(["COLUMNS": "80"]) { $1 }
    process.standardOutput = file ?? results
    process.standardError = notes
    try process.run()
    let printed = file == nil ? results.fileHandleForReading.readDataToEndOfFile() : Data()
    let noted = notes.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (
      process.terminationStatus, String(decoding: printed, as: UTF8.self),
      String(decoding: noted, as: UTF8.self)
    )
  }

  /// The build's folder for the test bundle.
  private static var products: URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let test = bundle?.bundleURL ?? URL(filePath: CommandLine.arguments[0])
    return test.deletingLastPathComponent()
  }
}

/// Sends this process a signal that the test runner may have had it ignore or block.
private nonisolated func interrupt(_ number: Int32) {
  signal(number, SIG_DFL)
  var numbers = sigset_t()
  sigemptyset(&numbers)
  sigaddset(&numbers, number)
  pthread_sigmask(SIG_UNBLOCK, &numbers, nil)
  raise(number)
}
