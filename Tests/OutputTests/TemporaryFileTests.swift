import Foundation
import Testing

@testable import LabOutput

struct TemporaryFileTests {
  @Test func `is private, and gone after its use`() throws {
    let (path, mode) = try TemporaryFile.with { path in
      try Data("text".utf8).write(to: URL(filePath: path))
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      return (path, attributes[.posixPermissions] as? Int)
    }

    #expect(mode == 0o600)
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func `is gone after an error`() {
    struct Refused: Error {}
    var used = ""

    #expect(throws: Refused.self) {
      try TemporaryFile.with { path in
        used = path
        throw Refused()
      }
    }

    #expect(!used.isEmpty)
    #expect(!FileManager.default.fileExists(atPath: used))
  }
}
