import Observation
import StageUI
import Testing

@testable import MVIContainer

/// A model that accepts only digits.
@Observable
private final class Digits {
  var text = ""
  @ObservationIgnored var edits: [String] = []

  func edit(_ text: String) {
    edits.append(text)
    self.text = text.filter(\.isNumber)
  }
}

private struct DigitsView: View {
  let model: Digits
  @State private var text = ""

  var body: some View {
    TextField("Digits", text: $text)
      .synchronize($text, with: model.text) { model.edit($0) }
  }
}

struct SynchronizeTests {
  private let model = Digits()

  private func shown() -> Stage {
    let stage = Stage(DigitsView(model: model))
    stage.appear()
    return stage
  }

  @Test func `shows the accepted text, even if it has not changed`() async throws {
    let stage = shown()
    for (typed, shown) in [("1a", "1"), ("1b", "1"), ("1", "1")] {
      try stage.type(typed, into: "Digits")
      #expect(stage.text == "Digits ‹\(shown)›")
    }
    await stage.settle()
    #expect(model.edits == ["1a", "1b"])
  }

  @Test func `shows the model's own changes without an edit`() async throws {
    model.text = "7"
    let stage = shown()
    #expect(stage.text == "Digits ‹7›")
    try stage.type("12", into: "Digits")

    model.text = ""
    await stage.settle()

    #expect(stage.text == "Digits ‹›")
    #expect(model.edits == ["12"])
  }
}
