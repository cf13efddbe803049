import Foundation
import Testing

@testable import LabOutput

final class AtomicFolderTests {
  private let manager = FileManager.default
  private let directory = NSTemporaryDirectory() + UUID().uuidString
  private let files = [
    ("README.md", "read"), ("Sources/App/A.swift", "a"), ("Sources/B.swift", "b"),
  ]

  init() throws {
    try manager.createDirectory(atPath: directory + "/own", withIntermediateDirectories: true)
    try manager.createSymbolicLink(atPath: directory + "/link", withDestinationPath: "own")
    try manager.createSymbolicLink(atPath: directory + "/lost", withDestinationPath: "missing")
    try AtomicFile.write("kept", to: directory + "/file")
  }

  deinit { try? manager.removeItem(atPath: directory) }

  private func paths() throws -> Set<String> {
    Set(try manager.subpathsOfDirectory(atPath: directory))
  }

  @Test func `writes all files, and nothing else`() throws {
    let before = try paths()

    try AtomicFolder.write(files, to: directory + "/new")

    let added = [
      "new", "new/README.md", "new/Sources", "new/Sources/App", "new/Sources/App/A.swift",
      "new/Sources/B.swift",
    ]
    #expect(try paths() == before.union(added))
    #expect(try String(contentsOfFile: directory + "/new/Sources/B.swift", encoding: .utf8) == "b")
  }

  @Test(arguments: [
    ("own", "it already exists; nothing is overwritten"),
    ("file", "it already exists; nothing is overwritten"),
    ("link", "it already exists; nothing is overwritten"),
    ("lost", "it already exists; nothing is overwritten"),
    ("link/new", "link is a symbolic link; name its target"),
    ("link//new", "link is a symbolic link; name its target"),
    ("link/./new", "link is a symbolic link; name its target"),
    ("file/new", "file is not a folder"), ("file/a/new", "file is not a folder"),
    ("link/a/b/new", "link is a symbolic link; name its target"),
  ])
  func `overwrites nothing, and follows no link`(name: String, reason: String) throws {
    let before = try paths()

    let error = #expect(throws: FileError.self) {
      try AtomicFolder.write(files, to: "\(directory)/\(name)")
    }

    #expect(error?.description.contains(reason) == true, "\(error?.description ?? "")")
    #expect(try paths() == before)
  }

  @Test func `follows no link on a relative path`() async throws {
    await #expect(processExitsWith: .success) { [directory = directory as String] in
      try AtomicFile.write("", to: directory + "/own/inner")
      try FileManager.default.createDirectory(
        atPath: directory + "/own/deep", withIntermediateDirectories: false)
      chdir(directory)
      #expect(throws: FileError.self) { try AtomicFolder.write([], to: "link/deep/new") }
      try AtomicFolder.write([], to: "own/deep/new")
      try AtomicFolder.write([], to: "new")
      #expect(throws: FileError.self) { try AtomicFolder.write([], to: "link/deep/none/new") }
      try AtomicFolder.write([], to: "none/../one/new")
    }
    #expect(manager.fileExists(atPath: directory + "/own/deep/new"))
    #expect(manager.fileExists(atPath: directory + "/new"))
    #expect(manager.fileExists(atPath: directory + "/one/new"))
    #expect(!manager.fileExists(atPath: directory + "/own/deep/none"))
  }

  @Test(arguments: [
    "../up", "/root", "a/../../up", "a//b", "", ".", "README.md", "README.md/b",
    String(repeating: "n", count: 256),
  ])
  func `a file that cannot be inside leaves nothing behind`(path: String) throws {
    let before = try paths()

    #expect(throws: FileError.self) {
      try AtomicFolder.write(files + [(path, "")], to: directory + "/none/two/new")
    }

    #expect(try paths() == before)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `an interruption leaves nothing behind`(number: Int32) async throws {
    let before = try paths()

    await #expect(processExitsWith: .signal(number)) {
      [directory = directory as String, number = number as Int32] in
      let files = ["a/b", "a/c", "d"].lazy.map { path in
        if path == "a/c" { interrupt(number) }
        return (path: path, text: "")
      }
      try AtomicFolder.write(files, to: directory + "/none/two/new")
    }

    #expect(try paths() == before)
  }
}
