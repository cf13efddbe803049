import Foundation
import LabOutput
import Testing

final class InputFileTests {
  private let directory = NSTemporaryDirectory() + UUID().uuidString

  init() throws {
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: false)
  }

  deinit { try? FileManager.default.removeItem(atPath: directory) }

  struct Figure: Codable, Equatable {
    var name: String
    var bytes: Int
    var ratio: Double = 1
  }

  private func reason(_ path: String, limit: Int = 10) -> String? {
    let error = #expect(throws: FileError.self) { try InputFile.read(path, limit: limit) }
    let start = "cannot read \(path): "
    #expect(error?.description.hasPrefix(start) == true)
    return error.map { String($0.description.dropFirst(start.count)) }
  }

  @Test func `each reason for an unreadable file has its own message`() throws {
    let path = directory + "/figures.json"
    try AtomicFile.write("0123456789", to: path)
    #expect(try InputFile.read(path, limit: 10) == Data("0123456789".utf8))

    #expect(reason(path, limit: 9) == "it is larger than 9 B")
    #expect(reason("/dev/zero", limit: 100_000) == "it is larger than 100 kB")
    #expect(reason("/dev/null") == "it is empty")
    #expect(reason("/nowhere/figures.json") == "No such file or directory")
    #expect(reason(directory) == "Is a directory")
    chmod(path, 0)
    // Root may read everything.
    if geteuid() != 0 { #expect(reason(path) == "Permission denied") }
  }

  @Test func `JSON has sorted keys, one value per line, and is read back`() throws {
    let figure = Figure(name: "a/b", bytes: 3)
    let text = try JSONFile.text(of: figure)

    try AtomicFile.write(text, to: directory + "/figure.json")

    #expect(try JSONFile.read(Figure.self, from: directory + "/figure.json") == figure)
    #expect(text == "{\n  \"bytes\" : 3,\n  \"name\" : \"a/b\",\n  \"ratio\" : 1\n}\n")
  }

  @Test(arguments: [
    ("{ oops", "it is not valid JSON"),
    ("3", "it is another kind of value"),
    (#"{"bytes":1,"ratio":1}"#, "'name' is missing"),
    (#"{"bytes":"many","name":"a","ratio":1}"#, "'bytes' has another type"),
  ])
  func `rejects JSON that is not what was expected`(text: String, reason: String) throws {
    let path = directory + "/baseline.json"
    try AtomicFile.write(text, to: path)

    #expect(
      throws: FileError.cannotRead(
        path: path, reason: "it does not hold what was expected (\(reason))")
    ) { try JSONFile.read(Figure.self, from: path) }
  }

  @Test func `rejects a JSON file of more than 16 MB`() throws {
    let path = directory + "/baseline.json"
    try AtomicFile.write("", to: path)
    truncate(path, 16_000_001)

    #expect(throws: FileError.cannotRead(path: path, reason: "it is larger than 16.0 MB")) {
      try JSONFile.read(Figure.self, from: path)
    }
  }
}
