import Observation
import StageUI
import Testing

struct ObservationTests {
  @Observable
  final class Model {
    var title = "Title"
    var count = 0
    var unread = 0
  }

  struct TitleView: View {
    let model: Model
    var body: some View { Text(model.title) }
  }

  struct CountView: View {
    let model: Model
    var readsCount = true
    var body: some View { Text(readsCount ? "\(model.count)" : "none") }
  }

  struct Screen: View {
    let model: Model

    var body: some View {
      TitleView(model: model)
      CountView(model: model)
    }
  }

  @Test func `only the view that read the changed value runs its body, once`() async {
    let model = Model()
    let stage = Stage(Screen(model: model))
    for count in [2, 3, 1] { model.count = count }
    model.unread = 1
    #expect(stage.bodies["CountView"]?.run == 1)
    await MainQueue.run(rounds: 1)
    #expect(stage.bodies["CountView"]?.run == 2)
    await stage.settle()
    #expect(stage.text == "Title\n1")
    #expect(
      stage.bodies == [
        "Screen": BodyCount(run: 1, changed: 1),
        "TitleView": BodyCount(run: 1, changed: 1),
        "CountView": BodyCount(run: 2, changed: 2),
      ])
  }

  struct Around: View {
    let model: Model

    var body: some View {
      Text(model.title)
      TitleView(model: model)
      if model.title == "Title" { CountView(model: model) }
    }
  }

  @Test func `an inner body runs once, and not when it is removed`() async {
    let model = Model()
    let stage = Stage(Around(model: model))
    model.title = "New"
    model.count = 1
    await stage.settle()
    #expect(stage.text == "New\nNew")
    #expect(stage.bodies["TitleView"] == BodyCount(run: 2, changed: 2))
    #expect(stage.bodies["CountView"] == BodyCount(run: 1, changed: 1))
  }

  struct Reading: View {
    let model: Model
    @State private var readsCount = true

    var body: some View {
      Toggle("Count", isOn: $readsCount)
      CountView(model: model, readsCount: readsCount)
    }
  }

  @Test func `a body depends only on what its last run read`() async throws {
    let model = Model()
    let stage = Stage(Reading(model: model))
    stage.appear()
    try stage.tap("Count")
    model.count = 1
    await stage.settle()
    #expect(stage.bodies["CountView"] == BodyCount(run: 2, changed: 2))
  }

  struct Parity: View {
    let model: Model
    var body: some View { Text(model.count.isMultiple(of: 2) ? "even" : "odd") }
  }

  @Test func `counts a body without effect as unchanged`() async {
    let model = Model()
    let stage = Stage(Parity(model: model))
    model.count = 2
    await stage.settle()
    #expect(stage.bodies["Parity"] == BodyCount(run: 2, changed: 1))
  }

  @Test func `observed objects do not retain the stage`() {
    let model = Model()
    weak var gone: Stage?
    do {
      let stage = Stage(Screen(model: model))
      gone = stage
    }
    #expect(gone == nil)
  }
}
