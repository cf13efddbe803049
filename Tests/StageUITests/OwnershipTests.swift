import Observation
import StageUI
import Testing

/// Who keeps an object alive while the views around it are made anew.
struct OwnershipTests {
  @Observable
  final class Counter {
    var count = 0
  }

  struct CounterView: View {
    let counter: Counter
    var body: some View { Button("\(counter.count)") { counter.count += 1 } }
  }

  struct Owner: View {
    @State private var counter = Counter()
    var body: some View { CounterView(counter: counter).accessibilityIdentifier("owned") }
  }

  struct Parent: View {
    @State private var redraws = 0

    var body: some View {
      Button("Redraw \(redraws)") { redraws += 1 }.accessibilityIdentifier("redraw")
      Owner()
      CounterView(counter: Counter()).accessibilityIdentifier("made in the body")
    }
  }

  private func shown(tapping name: String) throws -> String {
    let stage = Stage(Parent())
    stage.appear()
    try stage.tap(name)
    #expect(stage.text.contains("[1]"))
    try stage.tap("redraw")
    return stage.text
  }

  @Test func `an object in @State survives a redraw of its parent`() throws {
    #expect(try shown(tapping: "owned") == "[Redraw 1]\n[1]\n[0]")
  }

  @Test func `an object made in a body is lost with the redraw`() throws {
    #expect(try shown(tapping: "made in the body") == "[Redraw 1]\n[0]\n[0]")
  }
}
