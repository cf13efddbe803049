import Foundation
import Report
import Testing

struct InputFileTests {
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

  @Test func `every reason why a file cannot be read is its own`() throws {
    try withTemporaryDirectory { directory in
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
  }

  @Test func `writes sorted keys, one value per line, and reads them back`() throws {
    try withTemporaryDirectory { directory in
      let figure = Figure(name: "a/b", bytes: 3)

      try JSONFile.write(figure, to: directory + "/figure.json")

      #expect(try JSONFile.read(Figure.self, from: directory + "/figure.json") == figure)
      #expect(
        try String(contentsOfFile: directory + "/figure.json", encoding: .utf8) == """
          {
            "bytes" : 3,
            "name" : "a/b",
            "ratio" : 1
          }

          """)
    }
  }

  @Test(arguments: [
    ("{ oops", "it is not valid JSON"),
    ("3", "it is another kind of value"),
    (#"{"bytes":1,"ratio":1}"#, "'name' is missing"),
    (#"{"bytes":"many","name":"a","ratio":1}"#, "'bytes' has another type"),
  ])
  func `rejects JSON that is not what was expected`(text: String, reason: String) throws {
    try withTemporaryDirectory { directory in
      let path = directory + "/baseline.json"
      try AtomicFile.write(text, to: path)

      #expect(
        throws: FileError.cannotRead(
          path: path, reason: "it does not hold what was expected (\(reason))")
      ) { try JSONFile.read(Figure.self, from: path) }
    }
  }

  @Test func `rejects a JSON file of 16 MB, and a number that JSON cannot hold`() throws {
    try withTemporaryDirectory { directory in
      let path = directory + "/baseline.json"
      try AtomicFile.write("", to: path)
      truncate(path, 16_000_001)

      #expect(
        throws: FileError.cannotRead(path: path, reason: "it is larger than 16.0 MB")
      ) { try JSONFile.read(Figure.self, from: path) }
      #expect(throws: FileError.self) {
        try JSONFile.write(Figure(name: "endless", bytes: 0, ratio: .infinity), to: path + "2")
      }
      #expect(!FileManager.default.fileExists(atPath: path + "2"))
    }
  }
}
