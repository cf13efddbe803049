import Testing

@testable import LabTrace

struct MutationTests {
  nonisolated struct Place: Equatable {
    var city = "Lund"
    var zip = 1
  }

  nonisolated struct Person: Equatable {
    var name = "Ada"
    var home: Place? = Place()
    var tags = ["a", "b"]
  }

  @Test(arguments: [
    (Person(), []), (Person(home: Place(city: "Malmö")), [#"home.city: "Lund" → "Malmö""#]),
    (Person(tags: ["a", "c"]), [#"tags[1]: "b" → "c""#]),
    (Person(home: Place(city: "Ystad", zip: 2)), [#"home: city "Lund" → "Ystad", zip 1 → 2"#]),
    (
      Person(name: "Bo", home: nil),
      [#"name: "Ada" → "Bo""#, #"home: Place(city: "Lund", zip: 1) → nil"#]
    ),
    (Person(tags: ["a", "b", "c"]), ["tags: 2 items → 3 items"]),
    (Person(tags: ["c", "d"]), ["tags: 2 items, changed"]),
    (Person(tags: ["c"]), ["tags: 2 items → 1 item"]),
  ])
  func `follows a change inwards while one member differs`(_ new: Person, _ expected: [String]) {
    #expect(Mutation.fields(from: Person(), to: new).map(\.description) == expected)
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
}
