import LabWorkshop
import Testing

struct ListingTests {
  private static let source = """
    import LabDomain

    /// A counter.
    struct Counter {
      private(set) var count = 0
      let name: String

      mutating func tap() {
        if name.isEmpty {
          count = 0
        } else {
          count += 1
        }
      }

      mutating func reset() { count = 0 }
    }

    extension Counter {
      mutating func tap(times: Int) {
        count += times
      }
    }
    """

  private func cut(_ parts: String...) throws -> String {
    let manifest = "a.swift: Counter.swift\n" + parts.map { "  \($0)\n" }.joined()
    let shown = try Listing.all(in: manifest)[0].cut(from: Self.source)
    return shown.replacing("// Counter.swift\n", with: "")
  }

  @Test func `a line, lines and a block are moved to the left`() throws {
    #expect(try cut("let name") == "let name: String\n")
    #expect(
      try cut("private(set) … let name") == "private(set) var count = 0\nlet name: String\n")
    #expect(
      try cut("mutating func tap {…}") == """
        mutating func tap() {
          if name.isEmpty {
            count = 0
          } else {
            count += 1
          }
        }

        """)
    #expect(try cut("if name {…}").hasSuffix("  count += 1\n}\n"))
  }

  @Test func `parts are found below one another, with a mark between them`() throws {
    #expect(
      try cut("struct … private(set)", "mutating func reset", "}") == """
        struct Counter {
          private(set) var count = 0
          // …
          mutating func reset() { count = 0 }
          // …
        }

        """)
    #expect(
      try cut("extension Counter > mutating func {…}").hasPrefix("mutating func tap(times: Int) {"))
    #expect(try cut("let name … mutating func tap {…}").split(separator: "\n").count == 8)
  }

  @Test func `a listing may go on to the end of the file, or be all of it`() throws {
    #expect(try cut("extension …").hasSuffix("    count += times\n  }\n}\n"))
    #expect(try cut() == Self.source + "\n")
  }

  @Test func `each page begins with the path`() throws {
    let listings = try Listing.all(in: "a.swift: A.swift\n\nb.swift: Folder/B.swift\n  let b\n")

    #expect(listings.map(\.name) == ["a.swift", "b.swift"])
    #expect(try listings[1].cut(from: "let b = 1") == "// Folder/B.swift\nlet b = 1\n")
  }

  @Test func `the block of a case ends above the next one`() throws {
    let listing = try Listing.all(in: "a.swift: A.swift\n  case .b {…}\n")[0]
    let source = "switch a {\ncase .b:\n  tap()\n\n  show()\n\ncase .c: hide()\n}"

    #expect(try listing.cut(from: source) == "// A.swift\ncase .b:\n  tap()\n\n  show()\n")
  }

  @Test(arguments: [
    ["var missing"], ["extension Counter", "struct Counter"], ["count += times {…}"],
    ["struct Counter … none"], ["}"], ["struct > none"], ["let name", "none …"],
  ])
  func `a part that is not there is an error`(_ parts: [String]) throws {
    let manifest = "a.swift: A.swift\n" + parts.map { "  \($0)\n" }.joined()
    let listing = try Listing.all(in: manifest)[0]

    #expect(
      throws: ListingError.noPart(parts[parts.count - 1], listing: "a.swift", path: "A.swift")
    ) {
      try listing.cut(from: Self.source)
    }
  }

  @Test(arguments: [("  struct A", 1), ("a.swift\n", 1), ("a.swift: A.swift\n\nb.swift\n", 3)])
  func `a part or a name without a file is an error`(_ manifest: String, _ line: Int) {
    #expect(throws: ListingError.noHead(line: line)) { try Listing.all(in: manifest) }
  }
}
