import Foundation
import Testing

@testable import LabOutput

final class FilesTests {
  private let manager = FileManager.default
  private let directory = NSTemporaryDirectory() + UUID().uuidString

  init() throws {
    try manager.createDirectory(atPath: directory, withIntermediateDirectories: false)
  }

  deinit { try? manager.removeItem(atPath: directory) }

  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  @Test func `writes in full and leaves nothing else behind`() throws {
    let path = directory + "/figures"

    try AtomicFile.check(path)
    #expect(try manager.contentsOfDirectory(atPath: directory) == [])
    try AtomicFile.write("first, and longer", to: path)
    chmod(path, 0o600)
    try AtomicFile.write("second, größer", to: path)

    #expect(try text(path) == "second, größer")
    #expect(try manager.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
    #expect(try manager.contentsOfDirectory(atPath: directory).count == 1)
  }

  @Test func `writes the target of a link, and the link stays`() throws {
    try AtomicFile.write("before", to: directory + "/real")
    try manager.createSymbolicLink(atPath: directory + "/link", withDestinationPath: "real")

    try AtomicFile.write("after", to: directory + "/link")

    #expect(try text(directory + "/real") == "after")
    #expect(try manager.destinationOfSymbolicLink(atPath: directory + "/link") == "real")
  }

  @Test func `writes directly to a device and to a pipe`() throws {
    let path = directory + "/pipe"
    mkfifo(path, 0o600)
    let reader = open(path, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }

    try AtomicFile.write("text", to: path)
    try AtomicFile.write("text", to: "/dev/null")

    var bytes = [UInt8](repeating: 0, count: 10)
    #expect(read(reader, &bytes, bytes.count) == 4)
  }

  @Test(arguments: [
    ("/missing/figures.txt", "/missing/figures.txt: No such file or directory"),
    ("/", "/: Is a directory"), ("/dev/null/figures", "/dev/null/figures: Not a directory"),
  ])
  func `rejects an unwritable path, before and after`(path: String, complaint: String) {
    let checked = #expect(throws: FileError.self) { try AtomicFile.check(path) }
    let written = #expect(throws: FileError.self) { try AtomicFile.write("text", to: path) }

    #expect(checked?.description.hasSuffix(complaint) == true)
    #expect(written == checked)
  }

  @Test func `writes a folder in full, and overwrites nothing`() throws {
    let files = [("README.md", "read"), ("Sources/App/A.swift", "a")]
    let path = directory + "/none/new"

    try AtomicFolder.write(files, to: path)
    #expect(throws: FileError.self) { try AtomicFolder.write([("other", "")], to: path) }
    // A file cannot be inside another one.
    #expect(throws: FileError.self) {
      try AtomicFolder.write(files + [("README.md/b", "")], to: directory + "/broken")
    }

    #expect(try manager.contentsOfDirectory(atPath: directory) == ["none"])
    #expect(try manager.contentsOfDirectory(atPath: directory + "/none") == ["new"])
    #expect(try text(path + "/Sources/App/A.swift") == "a")
    #expect(!manager.fileExists(atPath: path + "/other"))
  }

  struct Figure: Codable, Equatable {
    var schema = "figures/1"
    var name: String
    var bytes: Int
  }

  private func readFigure(in name: String) throws(FileError) -> Figure {
    try JSONFile.read(Figure.self, schema: "figures/1", from: "\(directory)/\(name)")
  }

  @Test func `JSON has sorted keys, one value per line, and is read back`() throws {
    let figure = Figure(name: "a/b", bytes: 3)
    let text = try JSONFile.text(of: figure)

    try AtomicFile.write(text, to: directory + "/figure.json")

    #expect(try readFigure(in: "figure.json") == figure)
    #expect(
      text == "{\n  \"bytes\" : 3,\n  \"name\" : \"a/b\",\n  \"schema\" : \"figures/1\"\n}\n")
  }

  @Test(arguments: [
    ("", "it is empty"), ("{ oops", "it is not valid JSON"),
    (#"{"bytes":1}"#, "'schema' is missing"),
    (#"{"schema":"figures/2"}"#, "it holds 'figures/2'; this lab reads 'figures/1'"),
    (#"{"bytes":"many","name":"a","schema":"figures/1"}"#, "'bytes' has another type"),
  ])
  func `says why JSON cannot be read`(text: String, reason: String) throws {
    let path = directory + "/baseline.json"
    try AtomicFile.write(text, to: path)

    let error = #expect(throws: FileError.self) { try readFigure(in: "baseline.json") }
    #expect(error?.description.hasPrefix("cannot read \(path): ") == true)
    #expect(error?.description.contains(reason) == true)
  }
}
