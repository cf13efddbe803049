import Foundation
import Testing

@testable import LabOutput

final class AtomicFileTests {
  private let manager = FileManager.default
  private let directory = NSTemporaryDirectory() + UUID().uuidString

  init() throws {
    try manager.createDirectory(atPath: directory, withIntermediateDirectories: false)
  }

  deinit { try? manager.removeItem(atPath: directory) }

  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  private func mode(_ path: String) throws -> Int? {
    try manager.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test func `writes in full and leaves nothing else behind`() throws {
    let path = directory + "/" + String(repeating: "n", count: 255)

    try AtomicFile.check(path)
    #expect(try manager.contentsOfDirectory(atPath: directory) == [])
    try AtomicFile.write("first, and longer", to: path)
    try AtomicFile.write("second, größer", to: path)

    #expect(try text(path) == "second, größer")
    #expect(try manager.contentsOfDirectory(atPath: directory).count == 1)
  }

  @Test func `keeps the mode of a file, and gives a new one that of the umask`() throws {
    try AtomicFile.write("x", to: directory + "/own")
    try AtomicFile.write("x", to: directory + "/usual")
    chmod(directory + "/own", 0o600)
    chmod(directory + "/usual", 0o666)
    let mask = umask(0)
    umask(mask)

    for name in ["/own", "/usual", "/new"] { try AtomicFile.write("x", to: directory + name) }

    #expect(try mode(directory + "/own") == 0o600)
    #expect(try mode(directory + "/usual") == 0o666)
    #expect(try mode(directory + "/new") == 0o666 & ~Int(mask))
  }

  @Test(arguments: ["inner/real.txt", "missing.txt"])
  func `writes the target of a link, and the link stays`(target: String) throws {
    try manager.createDirectory(atPath: directory + "/inner", withIntermediateDirectories: false)
    try AtomicFile.write("before", to: directory + "/inner/real.txt")
    try manager.createSymbolicLink(atPath: directory + "/second", withDestinationPath: target)
    try manager.createSymbolicLink(
      atPath: directory + "/first", withDestinationPath: directory + "/second")

    try AtomicFile.check(directory + "/first")
    try AtomicFile.write("after", to: directory + "/first")

    #expect(try text(directory + "/" + target) == "after")
    #expect(try manager.destinationOfSymbolicLink(atPath: directory + "/second") == target)
    let names = Set(try manager.subpathsOfDirectory(atPath: directory))
    #expect(names == ["first", "inner", "inner/real.txt", "second", target])
  }

  @Test func `writes directly to a device and to a pipe`() throws {
    let path = directory + "/pipe"
    mkfifo(path, 0o600)
    let reader = open(path, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }

    try AtomicFile.check(path)
    try AtomicFile.write("text", to: path)
    try AtomicFile.check("/dev/null")
    try AtomicFile.write("text", to: "/dev/null")

    var bytes = [UInt8](repeating: 0, count: 10)
    #expect(read(reader, &bytes, bytes.count) == 4)
    #expect(bytes.starts(with: "text".utf8))
  }

  @Test(arguments: [
    ("/missing/figures.txt", "/missing/figures.txt: No such file or directory"),
    ("/", "/: Is a directory"), ("/dev/null/figures", "/dev/null/figures: Not a directory"),
    ("", "'': it has no name"),
    (
      "/tmp/" + String(repeating: "n", count: 256),
      "\(String(repeating: "n", count: 256)): File name too long"
    ),
  ])
  func `rejects an unwritable path, before and after`(path: String, complaint: String) {
    let checked = #expect(throws: FileError.self) { try AtomicFile.check(path) }
    let written = #expect(throws: FileError.self) { try AtomicFile.write("text", to: path) }

    #expect(checked?.description.hasSuffix(complaint) == true)
    #expect(written == checked)
  }

  @Test func `a failure keeps the file and leaves nothing behind`() throws {
    let path = directory + "/figures.txt"
    try AtomicFile.write("kept", to: path)
    let failure = FileError.cannotWrite(path: path, reason: "No space left on device")

    #expect(throws: failure) {
      try AtomicFile.replace(path, 0o600, for: path) { _ throws(FileError) in throw failure }
    }
    #expect(try text(path) == "kept")
    #expect(try manager.contentsOfDirectory(atPath: directory) == ["figures.txt"])
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `an interruption keeps the file and leaves nothing behind`(
    number: Int32
  ) async throws {
    await #expect(processExitsWith: .signal(number)) {
      [directory = directory as String, number = number as Int32] in
      let path = directory + "/figures.txt"
      // More than there is room for at one time.
      for _ in 0..<20 { try AtomicFile.write("kept", to: path) }
      try AtomicFile.replace(path, nil, for: path) { _ throws(FileError) in interrupt(number) }
    }
    #expect(try text(directory + "/figures.txt") == "kept")
    #expect(try manager.contentsOfDirectory(atPath: directory) == ["figures.txt"])
  }

  @Test func `an ignored signal stays ignored`() async {
    await #expect(processExitsWith: .exitCode(7)) {
      signal(SIGHUP, SIG_IGN)
      try? AtomicFile.replace("/tmp/never", nil, for: "") { _ throws(FileError) in
        interrupt(SIGHUP)
        throw .cannotWrite(path: "", reason: "")
      }
      exit(7)
    }
  }
}

/// Interrupts this thread, also when it blocks signals, as threads of tests do.
func interrupt(_ number: Int32) {
  var signals = sigset_t()
  sigemptyset(&signals)
  pthread_sigmask(SIG_SETMASK, &signals, nil)
  raise(number)
}
