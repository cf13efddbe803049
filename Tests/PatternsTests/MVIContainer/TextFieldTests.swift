import Observation
import StageUI
import Testing

/// A model that accepts only digits.
@Observable
private final class Digits {
  private(set) var text = ""
  @ObservationIgnored private(set) var edits: [String] = []

  func edit(_ text: String) {
    edits.append(text)
    self.text = text.filter(\.isNumber)
  }
}

/// Two ways to show a model's text in a field that may not write to the model.
struct TextFieldTests {
  private let model = Digits()

  /// The way of this pattern: the field shows what the model has accepted.
  private struct Bound: View {
    let model: Digits

    var body: some View {
      TextField("Digits", text: Binding(get: { model.text }, set: { model.edit($0) }))
    }
  }

  /// The published way: a text of the view and the model's text follow each other.
  private struct Mirrored: View {
    let model: Digits
    @State private var text = ""

    var body: some View {
      TextField("Digits", text: $text)
        .onChange(of: text) {
          if text != model.text { model.edit(text) }
          // A rejected edit does not change the model, so the `onChange` below is silent.
          text = model.text
        }
        .onChange(of: model.text, initial: true) { text = model.text }
    }
  }

  private func check(_ view: some View, bodies: [Int], named name: String) async throws {
    let stage = Stage(view)
    stage.appear()
    var counts: [Int] = []
    for (typed, shown) in [("1a", "1"), ("1b", "1"), ("12", "12")] {
      let before = stage.bodies[name]?.run ?? 0
      try stage.type(typed, into: "Digits")
      #expect(stage.text == "Digits ‹\(shown)›")
      counts.append((stage.bodies[name]?.run ?? 0) - before)
    }
    #expect(model.edits == ["1a", "1b", "12"])
    #expect(counts == bodies)

    model.edit("")
    await stage.settle()
    #expect(stage.text == "Digits ‹›")
  }

  @Test func `a binding of two closures shows the accepted text in one body`() async throws {
    try await check(Bound(model: model), bodies: [1, 0, 1], named: "Bound")
  }

  @Test func `a mirrored text runs two bodies for each keystroke`() async throws {
    try await check(Mirrored(model: model), bodies: [2, 2, 2], named: "Mirrored")
  }
}
