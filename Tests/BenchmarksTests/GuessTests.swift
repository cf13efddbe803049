import Benchmarks
import Testing

struct GuessTests {
  @Test(arguments: [
    ("0", 0), ("nothing", 0), (" Nothing ", 0), ("0 B", 0), ("3200032", 3_200_032),
    ("3,200,032", 3_200_032), ("3.200032 MB", 3_200_032), ("3.2 MB", 3_200_000),
    ("3.2MB", 3_200_000), ("3.2 mb", 3_200_000), ("\t18 kB", 18_000), ("3,200 kB", 3_200_000),
    ("12 B", 12), ("12.5", 13), ("1 GB", 1_000_000_000), ("9,999,999,999", 9_999_999_999),
  ])
  func `bytes are read with their unit and without`(text: String, bytes: Int) throws {
    #expect(try Guess(text).bytes == bytes)
  }

  @Test(arguments: [
    "", "lots", "-1", "3,2 MB", "3.200.032", "3,20,032", "1e6", "0x10", "inf", ".5 kB", "5. kB",
    "3 MiB", "3 TB", "1 kB 2", "١٢", "nothing at all",
  ])
  func `anything else is refused and named`(text: String) {
    #expect(throws: GuessError.notBytes(text)) { try Guess(text) }
  }

  @Test(arguments: ["10,000,000,000", "10 GB", String(repeating: "9", count: 400)])
  func `a guess has a limit`(text: String) {
    #expect(throws: GuessError.tooLarge(text)) { try Guess(text) }
  }

  @Test func `a complaint shows what helps, and no more of the text than is needed`() {
    let short = GuessError.notBytes("lots")
    let long = GuessError.tooLarge(String(repeating: "9", count: 25))

    #expect(
      short.description == "'lots' is no number of bytes; type 12,345 or 12.3 kB, 0 or nothing")
    #expect(
      long.description == "'99999999999999999999999…' is too large; guess less than 10.0 GB")
  }
}
