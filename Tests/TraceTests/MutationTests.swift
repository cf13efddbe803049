import Testing

@testable import Trace

struct MutationTests {
  struct Place: Equatable {
    var city: String
    var zip: Int
  }

  struct Person: Equatable {
    var name: String
    var home: Place?
    var tags: [String]
  }

  private func changes(_ edit: (inout Person) -> Void) -> [String] {
    let old = Person(name: "Ada", home: Place(city: "Lund", zip: 1), tags: ["a", "b"])
    var new = old
    edit(&new)
    return Mutation.fields(from: old, to: new).map(\.description)
  }

  @Test func `follows a change inwards while it is in one place`() {
    #expect(changes { $0.home?.city = "Malmö" } == [#"home.city: "Lund" → "Malmö""#])
    #expect(changes { $0.tags[1] = "c" } == [#"tags[1]: "b" → "c""#])
  }

  @Test func `lists the properties of a struct that changed`() {
    #expect(
      changes { $0.home = Place(city: "Ystad", zip: 2) } == [
        #"home: city "Lund" → "Ystad", zip 1 → 2"#
      ])
  }

  @Test func `names each changed field and no other`() {
    let found = changes { person in
      person.name = "Bo"
      person.home = nil
    }

    #expect(found == [#"name: "Ada" → "Bo""#, "home: Place → nil"])
    #expect(changes { _ in } == [])
  }

  @Test func `counts a collection that changed in size or in two places`() {
    #expect(changes { $0.tags.append("c") } == ["tags: 2 items → 3 items"])
    #expect(changes { $0.tags = ["c", "d"] } == ["tags: 2 items → 2 items"])
  }

  struct Box {
    struct Size { var width = 1 }

    var size = Size()
  }

  @Test func `compares values without Equatable by their properties`() {
    let found = Mutation.fields(from: Box(), to: Box(size: Box.Size(width: 2)))

    #expect(found.map(\.description) == ["size.width: 1 → 2"])
    #expect(Mutation.fields(from: Box(), to: Box()) == [])
  }

  @propertyWrapper
  struct Counted<Value: Equatable>: Equatable {
    var wrappedValue: Value {
      didSet { sets += 1 }
    }
    private(set) var sets = 0

    init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  }

  struct Form: Equatable {
    @Counted var message: String? = nil
    var _plain = 0
  }

  @Test func `names a wrapped property as its owner does`() {
    var forms = [Form()]
    func set(_ edit: (inout Form) -> Void) -> [String] {
      var form = forms[0]
      edit(&form)
      forms.insert(form, at: 0)
      return Mutation.fields(from: forms[1], to: form).map(\.description)
    }

    #expect(set { $0.message = "saved" } == [#"message: nil → "saved""#])
    #expect(set { $0.message = "saved" } == ["message.sets: 1 → 2"])
    #expect(set { $0._plain = 1 } == ["_plain: 0 → 1"])
  }

  enum Load: Equatable {
    case idle
    case failed(String, after: Int)
  }

  struct Described: CustomStringConvertible {
    var description: String { "as it says" }
  }

  @Test func `summarises values`() {
    let values: [(Any, String)] = [
      (Load.idle, "idle"), (Load.failed("no", after: 2), #"failed("no", 2)"#),
      (Int?.none as Any, "nil"), (Int?.some(3) as Any, "3"), (Place(city: "", zip: 0), "Place"),
      (Described(), "as it says"), ([1], "1 item"), (["a": 1, "b": 2], "2 items"),
      (Set<Int>(), "0 items"), (String(repeating: "x", count: 24), "\"xxxxxxxxxxxxxxxxxxxxxxxx\""),
      (String(repeating: "x", count: 25), "\"xxxxxxxxxxxxxxxxxxxxxxx…\""),
    ]

    for (value, text) in values { #expect(summary(of: value) == text) }
  }
}
