import Testing

struct CopiesTests {
  @Test func `no file of an exercise or a template is kept twice`() {
    let files = Repository.here.files("", under: "Sources/Workshop/Exercises", "Sources/Templates")

    let copies = Dictionary(grouping: files, by: \.text).values.filter { $0.count > 1 }

    #expect(copies.map { $0.map(\.path) } == [])
    #expect(files.count > 200)
  }
}
