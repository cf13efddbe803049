import Testing

@testable import SourceCode

struct CodeCountTests {
  private func count(_ text: String) -> CodeCount { CodeCount(SwiftText(text)) }

  @Test func `counts lines that are neither blank nor comment`() {
    let text = #"""
      // A comment.
      let a = "// none"  // A comment.

      /* Two
         lines */
      let b = """
        // none

        """
      """#

    #expect(count(text).lines == 4)
    #expect(count(text).files == 1)
  }

  @Test func `counts declared types`() {
    let text = """
      import struct Foundation.Date
      package final class A: B { class func make() -> A {} ; class var x: Int { 1 } }
      private struct `B` {}
      indirect enum C { struct D {} }
      protocol E: AnyObject {}
      actor F {}
      extension A {}
      // struct G {}
      let h = "enum H {"
      func f() { guard i == .enum else { return } }
      struct J { class K {} }
      """

    #expect(count(text).types == 8)
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
        indirect case page(
          after: Cursor
        )
        enum ID { case page }

        var id: ID? {
          switch self {
          case .load: nil
          case .page: .page
          }
        }
        case last, again
        func next(_ effect: Self) -> Self {
          if case .load = effect { self } else { .load }
        }
      }
      func f(_ a: Effect) { if case .load = a {} }
      """

    #expect(count(text).scaffolding == 6 + 6)
  }

  @Test func `adds up`() {
    let sum = count("protocol A {}\n\nlet b = 1") + count("enum C {\n  case d\n}") + .zero

    #expect([sum.files, sum.types, sum.lines, sum.scaffolding] == [2, 2, 5, 2])
  }
}
