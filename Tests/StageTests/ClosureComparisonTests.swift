import Observation
import StageUI
import Testing

/// Which closures the rule `byCaptures` finds equal: a view that has one runs, or is skipped.
struct ClosureComparisonTests {
  @Observable
  final class Model {
    var turns = 0
    func like(_ id: Int) {}
  }

  protocol Liking { func like(_ id: Int) }
  protocol LikingObject: AnyObject { func like(_ id: Int) }

  struct Post: Equatable {
    let id: Int
    var text = "a text that is too long to be inline"
  }

  struct Tag {
    let id: Int
  }

  final class Name: @MainActor Equatable {
    let text = "name"
    static func == (one: Name, other: Name) -> Bool { one.text == other.text }
  }

  enum Intent {
    case like(Post)
    case reach
    case retry
  }

  /// What a feed's closures may reach: one object, closures, and values that are made anew.
  struct Feed {
    let model: Model
    var post = Post(id: 1)
    var values = [1]
    var send: (Int) -> Void = { _ in }

    func like(_ id: Int) { model.like(id + post.id + values[0]) }
    func tell(_ id: Int) { send(id) }
  }

  struct Child: View {
    let action: @MainActor () -> Void
    var body: some View { Button("Act", action: action) }
  }

  /// A view whose body makes its child's closure anew, `turns` times.
  struct Parent: View {
    let model: Model
    let make: (Int) -> @MainActor () -> Void

    var body: some View {
      Text("\(model.turns)")
      Child(action: make(model.turns))
    }
  }

  /// Returns whether the child was skipped when its closure was made anew.
  private func isSkipped(
    _ closures: ClosureComparison = .byCaptures,
    _ make: @escaping (Model, Int) -> @MainActor () -> Void
  ) async -> Bool {
    let model = Model()
    let stage = Stage(Parent(model: model) { make(model, $0) }, closures: closures)
    model.turns = 1
    await stage.settle()
    #expect(stage.bodies["Parent"]?.run == 2)
    return stage.bodies["Child"]?.run == 1
  }

  @Test func `closures over the same values are equal`() async {
    let (other, name) = (Model(), Name())
    #expect(await isSkipped { _, _ in {} })
    #expect(await isSkipped { model, _ in { model.like(1) } })
    #expect(await isSkipped { model, _ in { model.like(other.turns) } })
    #expect(await isSkipped { model, _ in { [weak model] in model?.like(1) } })
    #expect(await isSkipped { model, _ in { [unowned model] in model.like(1) } })
    #expect(await isSkipped { _, _ in { [weak name] in print(name?.text ?? "") } })
    #expect(await isSkipped { model, _ in Feed(model: model).over(1, 2, 3.5) })
    #expect(await isSkipped { model, _ in Feed(model: model).over(.like(Post(id: 1))) })
    #expect(await isSkipped { model, _ in Feed(model: model).over(.reach) })
    #expect(await isSkipped { model, _ in Feed(model: model).over(object: model) })
    #expect(await isSkipped { model, _ in Feed(model: model).over(value: Post(id: 1)) })
    #expect(await isSkipped { model, _ in Feed(model: model).over(maybe: .like(Post(id: 1))) })
    #expect(await isSkipped { model, _ in Feed(model: model).over(maybe: nil) })
  }

  @Test func `closures over changed values differ`() async {
    let models = [Model(), Model()]
    #expect(await !isSkipped { _, turn in { models[turn].like(turn) } })
    #expect(
      await !isSkipped { model, turn in
        if turn == 0 { return { model.like(1) } }
        return { model.like(1) }
      })
    #expect(await !isSkipped { _, turn in Feed(model: models[turn]).over(1, 2, 3.5) })
    #expect(await !isSkipped { model, turn in Feed(model: model).over(Int8(turn), 2, 3.5) })
    #expect(await !isSkipped { model, turn in Feed(model: model).over(1, Int16(turn), 3.5) })
    #expect(await !isSkipped { model, turn in Feed(model: model).over(1, 2, Double(turn)) })
    #expect(await !isSkipped { model, turn in Feed(model: model).over(.like(Post(id: turn))) })
    #expect(
      await !isSkipped { model, turn in
        Feed(model: model).over(turn == 0 ? .reach : .like(Post(id: 1)))
      })
    #expect(
      await !isSkipped { model, turn in Feed(model: model).over(turn == 0 ? .reach : .retry) })
    #expect(await !isSkipped { model, turn in Feed(model: model).over(object: models[turn]) })
    #expect(await !isSkipped { model, turn in Feed(model: model).over(value: Post(id: turn)) })
    #expect(
      await !isSkipped { model, turn in Feed(model: model).over(value: turn == 0 ? 1 : Tag(id: 1)) }
    )
    #expect(
      await !isSkipped { model, turn in
        Feed(model: model).over(value: turn == 0 ? model : Post(id: 1))
      })
    #expect(
      await !isSkipped { model, turn in
        Feed(model: model).over(maybe: turn == 0 ? nil : .reach)
      })
    #expect(await !isSkipped { model, turn in Feed(model: model, values: [turn]).overSelf(1) })
  }

  @Test func `a captured closure is unknown, except in a captured struct`() async {
    let send: (Int) -> Void = { _ in }
    #expect(await !isSkipped { model, _ in Feed(model: model).over(send: send) })
    #expect(await isSkipped { model, _ in Feed(model: model, send: send).viaSelf(1) })
    #expect(await isSkipped { model, _ in Feed(model: model, send: { model.like($0) }).viaSelf(1) })
  }

  @Test func `a value of a type that is known only at run time is unknown`() async {
    func over<Value>(_ value: Value) -> @MainActor () -> Void { { print(value) } }
    let types: [any Hashable] = [1, 1]
    #expect(await !isSkipped { _, turn in over(types[turn]) })
  }

  enum Hidden: CustomReflectable {
    case post(Post)
    var customMirror: Mirror { Mirror(self, children: []) }
  }

  @Test func `a weak reference beside other values is unknown`() async {
    let name = Name()
    #expect(await !isSkipped { model, _ in { [weak name] in model.like(name?.text.count ?? 0) } })
  }

  @Test func `an enum that hides its value is unknown`() async {
    #expect(await !isSkipped { model, _ in Feed(model: model).over(.post(Post(id: 1))) })
  }

  @Test func `by context, only a closure without captures or over one object is equal`() async {
    #expect(await isSkipped(.byContext) { _, _ in {} })
    #expect(await isSkipped(.byContext) { model, _ in { model.turns += 0 } })
    #expect(await !isSkipped(.byContext) { model, turns in { model.like(turns) } })
    let other = Model()
    #expect(await !isSkipped(.byContext) { model, _ in { model.like(other.turns) } })
  }

  @Test func `under neverEqual a view with a closure always runs`() async {
    #expect(await !isSkipped(.neverEqual) { _, _ in {} })
    #expect(await !isSkipped(.neverEqual) { model, _ in { model.like(1) } })
  }
}

extension ClosureComparisonTests.Model: ClosureComparisonTests.Liking,
  ClosureComparisonTests.LikingObject
{}

extension ClosureComparisonTests.Post: ClosureComparisonTests.Liking {
  func like(_ id: Int) {}
}

extension ClosureComparisonTests.Tag: ClosureComparisonTests.Liking {
  func like(_ id: Int) {}
}

extension Int: ClosureComparisonTests.Liking {
  func like(_ id: Int) {}
}

// Each closure has captures of its own: several, of several sizes, and at aligned places.
extension ClosureComparisonTests.Feed {
  @inline(never)
  func over(_ small: Int8, _ medium: Int16, _ large: Double) -> @MainActor () -> Void {
    { [model] in print(small, medium, large, model) }
  }

  @inline(never)
  func over(_ intent: ClosureComparisonTests.Intent) -> @MainActor () -> Void {
    { [model] in print(model, intent) }
  }

  @inline(never)
  func over(_ hidden: ClosureComparisonTests.Hidden) -> @MainActor () -> Void {
    { [model] in print(model, hidden) }
  }

  @inline(never)
  func over(object: any ClosureComparisonTests.LikingObject) -> @MainActor () -> Void {
    { [values] in object.like(values[0]) }
  }

  @inline(never)
  func over(value: any ClosureComparisonTests.Liking) -> @MainActor () -> Void {
    { [post] in value.like(post.id) }
  }

  @inline(never)
  func over(maybe: ClosureComparisonTests.Intent?) -> @MainActor () -> Void {
    { [model] in print(model, maybe as Any) }
  }

  @inline(never)
  func over(send: @escaping (Int) -> Void) -> @MainActor () -> Void { { send(1) } }

  @inline(never)
  func overSelf(_ id: Int) -> @MainActor () -> Void { { like(id) } }

  @inline(never)
  func viaSelf(_ id: Int) -> @MainActor () -> Void { { tell(id) } }
}
