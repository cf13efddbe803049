import Testing

@testable import LabSourceCode

struct CodeCountTests {
  private func count(_ text: String) -> CodeCount {
    [SourceFile(path: "a.swift", text: text)].codeCount
  }

  @Test func `counts declared types`() {
    let text = """
      import struct Foundation.Date
      package final class A: B { class func make() -> A {} ; class var x: Int { 1 } }
      private struct B {}
      indirect enum C { struct D {} }
      protocol E: AnyObject {}
      actor F {}
      extension A {}
      // struct G {}
      let h = "enum H {"
      func f() { guard i == .enum else { return } }
      """

    #expect(count(text).types == 6)
  }

  @Test func `counts whole protocols and the cases of enums as scaffolding`() {
    let text = """
      package protocol FeedInput: AnyObject {
        /// A comment.
        var phase: Phase { get }

        func likeTapped(
          _ id: Post.ID
        )
      }
      enum Effect: Equatable,
        Sendable
      {
        case load
        indirect case page(after: Cursor)

        var id: ID? {
          switch self {
          case .load: nil
          }
        }
        case last, again
      }
      func f(_ a: Effect) { if case .load = a {} }
      """

    #expect(count(text).scaffolding == 6 + 3)
  }
}
