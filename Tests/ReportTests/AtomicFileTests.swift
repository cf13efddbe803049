import Foundation
import Report
import Testing

@Suite struct AtomicFileTests {
  @Test func `a file is written and leaves nothing else behind`() throws {
    try withTemporaryDirectory { directory in
      let path = directory + "/figures.txt"

      try AtomicFile.write("first", to: path)
      try AtomicFile.write("second, größer", to: path)

      #expect(try String(contentsOfFile: path, encoding: .utf8) == "second, größer")
      #expect(try FileManager.default.contentsOfDirectory(atPath: directory) == ["figures.txt"])
    }
  }

  @Test func `an empty text makes an empty file`() throws {
    try withTemporaryDirectory { directory in
      try AtomicFile.write("", to: directory + "/empty.txt")

      #expect(FileManager.default.contents(atPath: directory + "/empty.txt") == Data())
    }
  }

  @Test func `a missing directory is one clear error`() throws {
    try withTemporaryDirectory { directory in
      let path = directory + "/missing/figures.txt"

      let error = #expect(throws: FileError.self) { try AtomicFile.write("text", to: path) }

      #expect(error?.description == "cannot write to \(path): No such file or directory")
    }
  }

  @Test func `a directory in the way is one clear error and nothing is left behind`() throws {
    try withTemporaryDirectory { directory in
      let path = directory + "/taken"
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)

      let error = #expect(throws: FileError.self) { try AtomicFile.write("text", to: path) }

      #expect(error?.description == "cannot write to \(path): Is a directory")
      #expect(try FileManager.default.contentsOfDirectory(atPath: directory) == ["taken"])
    }
  }

  @Test func `a check finds out and leaves nothing behind`() throws {
    try withTemporaryDirectory { directory in
      try AtomicFile.write("kept", to: directory + "/figures.txt")

      try AtomicFile.check(directory + "/figures.txt")
      try AtomicFile.check(directory + "/new.txt")

      #expect(try String(contentsOfFile: directory + "/figures.txt", encoding: .utf8) == "kept")
      #expect(try FileManager.default.contentsOfDirectory(atPath: directory) == ["figures.txt"])
    }
  }

  @Test(arguments: ["real.txt", "inner/real.txt", "missing.txt"])
  func `a symbolic link stays, and what it leads to is written`(target: String) throws {
    try withTemporaryDirectory { directory in
      let manager = FileManager.default
      try manager.createDirectory(
        atPath: directory + "/inner", withIntermediateDirectories: false)
      try AtomicFile.write("before", to: directory + "/real.txt")
      try AtomicFile.write("before", to: directory + "/inner/real.txt")
      try manager.createSymbolicLink(
        atPath: directory + "/second", withDestinationPath: target)
      try manager.createSymbolicLink(
        atPath: directory + "/first", withDestinationPath: directory + "/second")

      try AtomicFile.check(directory + "/first")
      try AtomicFile.write("after", to: directory + "/first")

      #expect(try String(contentsOfFile: directory + "/" + target, encoding: .utf8) == "after")
      #expect(try manager.destinationOfSymbolicLink(atPath: directory + "/second") == target)
      let names = try manager.subpathsOfDirectory(atPath: directory)
      let expected = ["first", "inner", "inner/real.txt", "real.txt", "second"]
      #expect(Set(names) == Set(expected + [target]))
    }
  }

  @Test func `links that lead to each other are one clear error`() throws {
    try withTemporaryDirectory { directory in
      let path = directory + "/egg"
      try FileManager.default.createSymbolicLink(
        atPath: path, withDestinationPath: directory + "/hen")
      try FileManager.default.createSymbolicLink(
        atPath: directory + "/hen", withDestinationPath: "egg")

      let error = #expect(throws: FileError.self) { try AtomicFile.write("text", to: path) }

      #expect(
        error?.description == "cannot write to \(path): Too many levels of symbolic links")
    }
  }

  @Test(arguments: [
    ("/missing/figures.txt", "/missing/figures.txt: No such file or directory"),
    ("/", "/: Is a directory"),
    ("/dev/null", "/dev/null: it is not a file"),
    ("", "'': it has no name"),
  ])
  func `what cannot be written is refused by the check as by the write`(
    path: String, complaint: String
  ) {
    let checked = #expect(throws: FileError.self) { try AtomicFile.check(path) }
    let written = #expect(throws: FileError.self) { try AtomicFile.write("text", to: path) }

    #expect(checked?.description == "cannot write to \(complaint)")
    #expect(written == checked)
  }
}
