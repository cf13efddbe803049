import Domain
import Testing

struct NoticeTests {
  @Test func `a notice names the operation and the error`() {
    let notice = Notice(.like, .offline)

    #expect(notice?.title == "Could not change the like")
    #expect(notice?.message == "You appear to be offline.")
  }

  @Test func `a cancelled request has no notice`() {
    #expect(Notice(.save, .cancelled) == nil)
  }
}
