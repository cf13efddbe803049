import Foundation
import Testing

@testable import SourceCode

struct CheckoutTests {
  /// Runs `body` beside a small checkout, and removes it.
  private func withCheckout(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let texts = [
      "Package.swift": "",
      "Tests/Other/Package.swift": "",
      "Sources/Patterns/MV/Feed/FeedView.swift": "struct FeedView {}",
      "Sources/Patterns/MV/notes.txt": "",
      "Tests/SideBySideTests/ATests.swift": "struct ATests {\n  @Test func `MV: a`() {\n  }\n}",
      "Tests/SideBySideTests/Nothing.swift": "",
    ]
    for (path, text) in texts {
      let file = folder.appending(path: "lab/" + path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try body(folder.path(percentEncoded: false))
  }

  @Test func `is found from within`() throws {
    try withCheckout { folder in
      for place in ["lab", "lab/Sources/Patterns", "lab/missing/x.swift", "lab/Tests/Other/"] {
        let checkout = try Checkout(inOrAbove: ["\(folder)/\(place)"])
        #expect(
          checkout.pattern("MV").files.map(\.path) == ["Sources/Patterns/MV/Feed/FeedView.swift"])
        #expect(checkout.behaviours.map(\.name) == ["A"])
      }
    }
  }

  @Test func `the first place with a checkout counts`() throws {
    try withCheckout { folder in
      let checkout = try Checkout(inOrAbove: [folder, "\(folder)/lab/Tests", #filePath])
      #expect(checkout.behaviours.map(\.name) == ["A"])
    }
  }

  @Test func `reports a missing checkout without a path of this machine`() throws {
    try withCheckout { folder in
      let error = #expect(throws: CheckoutError.self) { try Checkout(inOrAbove: [folder, "/"]) }
      #expect(error?.description.contains(folder) == false)
    }
  }
}
