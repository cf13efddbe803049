import Contract
import PatternList
import SourceCode
import Testing

@testable import lab

/// What is compared in this repository.
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

  @Test func `the sources are understood: every brace has its partner`() throws {
    let checkout = try checkout()
    for pattern in Patterns.all {
      for file in checkout.pattern(pattern.name).files {
        let code = SwiftText(file.text).lines.map(\.code).joined()
        #expect(code.count { $0 == "{" } == code.count { $0 == "}" }, "\(file.path)")
        #expect(code.count { $0 == "(" } == code.count { $0 == ")" }, "\(file.path)")
      }
    }
  }

  @Test func `every side-by-side file is a behaviour of patterns in list order`() throws {
    let names = Patterns.all.map(\.name)
    let behaviours = try checkout().behaviours
    #expect(behaviours.count >= 3)
    for behaviour in behaviours {
      let places = behaviour.tests.map { names.firstIndex(of: $0.pattern) ?? -1 }
      #expect(places == places.sorted() && !places.contains(-1), "\(behaviour.path)")
      #expect(!behaviour.summary.isEmpty, "\(behaviour.path)")
      #expect(behaviour.tests.allSatisfy { !$0.lines.isEmpty && !$0.approach.isEmpty })
    }
  }

  @Test(arguments: [60, 80, 120, 200])
  func `no line of any topic is wider than the place it goes to`(width: Int) async throws {
    let checkout = try checkout()
    let topics = CompareTopics(of: checkout, Patterns.all.map(\.name)).vocabulary.words
    let run = await Run(["compare"] + topics, checkout: checkout, width: width)

    #expect(run.longestLine <= width)
    #expect(run.code == .done)
  }
}
