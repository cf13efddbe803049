import Testing

@testable import Report

struct TruncationTests {
  @Test(arguments: [
    ("saveTapped", 10, "saveTapped"), ("saveTapped", 9, "saveTapp…"), ("saveTapped", 1, "…"),
    ("saveTapped", 0, ""), ("saveTapped", -1, ""), ("", 0, ""),
    ("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 4, "👨‍👩‍👧‍👦👨‍👩‍👧‍👦"), ("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 3, "👨‍👩‍👧‍👦…"), ("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 2, "…"),
  ])
  func `what takes more places than there are is cut`(_ text: String, _ width: Int, _ cut: String) {
    #expect(text.truncated(to: width) == cut)
  }
}
