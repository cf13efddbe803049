import Report
import Testing

@Suite struct JSONFileTests {
  struct Figure: Codable, Equatable {
    var name: String
    var bytes: Int
    var ratio: Double = 1
  }

  @Test func `keys are sorted, one value per line`() throws {
    #expect(
      try JSONFile.text(of: Figure(name: "a/b", bytes: 3)) == """
        {
          "bytes" : 3,
          "name" : "a/b",
          "ratio" : 1
        }

        """)
  }

  @Test func `what was written is read back`() throws {
    try withTemporaryDirectory { directory in
      let figures = [Figure(name: "in place", bytes: 0), Figure(name: "rebuilt", bytes: 64)]

      try JSONFile.write(figures, to: directory + "/baseline.json")

      #expect(try JSONFile.read([Figure].self, from: directory + "/baseline.json") == figures)
    }
  }

  @Test func `a missing file is one clear error`() {
    let error = #expect(throws: FileError.self) {
      try JSONFile.read(Figure.self, from: "/nowhere/baseline.json")
    }

    #expect(
      error?.description
        == "cannot read /nowhere/baseline.json: there is no such file, or it may not be read")
  }

  @Test func `a directory is said to be one`() throws {
    try withTemporaryDirectory { directory in
      let error = #expect(throws: FileError.self) {
        try JSONFile.read(Figure.self, from: directory)
      }

      #expect(error?.description == "cannot read \(directory): it is a directory")
    }
  }

  @Test(arguments: [
    ("{ oops", "it is not valid JSON"),
    (#"{"bytes":1,"ratio":1}"#, "'name' is missing"),
    (#"{"bytes":"many","name":"a","ratio":1}"#, "'bytes' has another type"),
  ])
  func `a corrupt file is one clear error`(text: String, reason: String) throws {
    try withTemporaryDirectory { directory in
      let path = directory + "/baseline.json"
      try AtomicFile.write(text, to: path)

      let error = #expect(throws: FileError.self) { try JSONFile.read(Figure.self, from: path) }

      #expect(
        error?.description
          == "cannot read \(path): it does not hold what was expected (\(reason))")
    }
  }

  @Test func `a number that JSON cannot hold is an error and writes nothing`() throws {
    try withTemporaryDirectory { directory in
      let endless = Figure(name: "endless", bytes: 0, ratio: .infinity)

      #expect(throws: FileError.self) {
        try JSONFile.write(endless, to: directory + "/baseline.json")
      }
      #expect(throws: FileError.self) {
        try JSONFile.read(Figure.self, from: directory + "/baseline.json")
      }
    }
  }
}
