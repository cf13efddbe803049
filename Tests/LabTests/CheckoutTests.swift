import Contract
import PatternList
import SourceCode
import Testing

@testable import lab

/// `lab compare` on this repository.
struct CheckoutTests {
  private func checkout() throws -> Checkout { try Checkout(inOrAbove: [#filePath]) }

  @Test func `every pattern has its two screens`() throws {
    let checkout = try checkout()
    for pattern in Patterns.all {
      let source = checkout.pattern(pattern.name)
      #expect(!source.files(ofFeature: "feed").isEmpty)
      #expect(!source.files(ofFeature: "profile").isEmpty)
    }
  }

  @Test func `finds a partner for every brace of the sources`() throws {
    let checkout = try checkout()
    for pattern in Patterns.all {
      for file in checkout.pattern(pattern.name).files {
        let code = SwiftText(file.text).lines.map(\.code).joined()
        #expect(code.count { $0 == "{" } == code.count { $0 == "}" }, "\(file.path)")
        #expect(code.count { $0 == "(" } == code.count { $0 == ")" }, "\(file.path)")
      }
    }
  }

  @Test func `every side-by-side file is a behaviour`() throws {
    let names = Patterns.all.map(\.name)
    let behaviours = try checkout().behaviours
    #expect(behaviours.count == 14)
    for behaviour in behaviours {
      #expect(Set(behaviour.tests.map(\.pattern)).isSubset(of: names), "\(behaviour.path)")
      #expect(!behaviour.summary.isEmpty, "\(behaviour.path)")
      #expect(behaviour.tests.allSatisfy { !$0.lines.isEmpty && !$0.approach.isEmpty })
    }
  }

  @Test func `shows code within the width`() async throws {
    let run = await Run("compare", "feed", "like-rolls-back", checkout: try checkout(), width: 60)

    #expect(run.longestLine <= 60)
    #expect(run.code == .done)
  }
}
