import Foundation
import Testing

struct FaultsTests {
  private static let patches = Repository.here.paths.filter {
    $0.hasPrefix("Tests/") && $0.hasSuffix(".patch")
  }

  @Test(arguments: patches)
  func `a patch can still be applied`(patch: String) throws {
    let git = Process()
    git.executableURL = URL(filePath: "/usr/bin/env")
    git.arguments = ["git", "-C", Repository.here.root, "apply", "--check", patch]
    try git.run()
    git.waitUntilExit()

    #expect(git.terminationStatus == 0)
  }
}
