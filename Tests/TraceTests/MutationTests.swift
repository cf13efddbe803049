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

  private let ada = Person(name: "Ada", home: Place(city: "Lund", zip: 1), tags: ["a", "b"])

  private func change(_ edit: (inout Person) -> Void) -> [Mutation] {
    var new = ada
    edit(&new)
    return Mutation.fields(from: ada, to: new)
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
    @Counted var place = Place(city: "Lund", zip: 1)
    var _plain = 0
  }

  @Test func `a wrapped property is told by its own name, also when it is set to what it was`() {
    var form = Form()
    func change(_ edit: (inout Form) -> Void) -> [Mutation] {
      let old = form
      edit(&form)
      return Mutation.fields(from: old, to: form)
    }

    #expect(
      change { $0.message = "saved" } == [Mutation(field: "message", old: "nil", new: "\"saved\"")])
    #expect(
      change { $0.place.zip = 2 } == [Mutation(field: "place.zip", old: "1", new: "2")])
    #expect(
      change { $0.message = "saved" } == [Mutation(field: "message.sets", old: "1", new: "2")])
    #expect(change { $0._plain = 1 } == [Mutation(field: "_plain", old: "0", new: "1")])
  }

  @Test func `a change is followed inwards while it is in one place`() {
    #expect(
      change { $0.home?.city = "Malmö" } == [
        Mutation(field: "home.city", old: "\"Lund\"", new: "\"Malmö\"")
      ])
    #expect(
      change { $0.tags[1] = "c" } == [Mutation(field: "tags[1]", old: "\"b\"", new: "\"c\"")])
  }

  @Test func `changes in two places of a struct are told together`() {
    #expect(
      change { $0.home = Place(city: "Ystad", zip: 2) } == [
        Mutation(
          field: "home",
          changes: [
            .init(property: "city", old: "\"Lund\"", new: "\"Ystad\""),
            .init(property: "zip", old: "1", new: "2"),
          ])
      ])
  }

  @Test func `a collection that grew is counted`() {
    #expect(
      change { $0.tags.append("c") } == [
        Mutation(field: "tags", old: "2 items", new: "3 items")
      ])
  }

  @Test func `each changed field is a mutation, and only those`() {
    #expect(
      change {
        $0.name = "Bo"
        $0.home = nil
      }.map(\.field) == ["name", "home"])
    #expect(change { _ in } == [])
  }

  enum Load: Equatable {
    case idle
    case failed(String, after: Int)
  }

  @Test func `values are told in short`() {
    #expect(summary(of: Load.idle) == "idle")
    #expect(summary(of: Load.failed("no", after: 2)) == "failed(\"no\", 2)")
    #expect(summary(of: Int?.none as Any) == "nil")
    #expect(summary(of: ada) == "Person")
    #expect(
      summary(of: "a text that is far too long to be read in a trace")
        == "\"a text that is far too …\"")
  }
}
