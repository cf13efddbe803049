import Domain
import SampleBackend
import Testing

struct RequestTests {
  @Test func `a request reads like the call that made it`() {
    let requests: [SampleBackend.Request] = [
      .page(after: nil), .page(after: Cursor(31)), .setLiked(true, 3), .publish("Two\nlines"),
      .search("ada"), .profile(1), .save(SampleData.me),
    ]

    let text = requests.map(\.description).joined(separator: "\n")

    #expect(
      text == #"""
        page(after: nil)
        page(after: 31)
        setLiked(true, post 3)
        publish("Two\nlines")
        search("ada")
        profile(1)
        save(profile 1, "Noor van der Berg")
        """#)
  }
}
