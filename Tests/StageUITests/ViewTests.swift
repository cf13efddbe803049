import StageUI
import Testing

struct ViewTests {
  struct Everything: View {
    @State private var isOn = true

    var body: some View {
      Form {
        Section("Head") {
          Group {
            Text("grouped")
            Text(verbatim: "together")
          }
        }
        Section {
          Toggle("On", isOn: $isOn)
          Toggle("Fixed", isOn: .constant(false)).disabled(true)
        } header: {
          Text("Switches")
        } footer: {
          Text("Foot")
        }
        Divider()
        HStack {
          Text("left")
          Spacer()
          ProgressView()
        }
        EmptyView()
        ForEach(0..<2) { Text("row \($0)") }
        TextField("Empty", text: .constant(""), prompt: Text("type here"))
        Button {
        } label: {
          HStack {
            Text("two")
            Text("words")
          }
        }
        switch isOn {
        case true: Text("is on")
        case false: Text("is off")
        }
      }
    }
  }

  @Test func `every view draws its line`() {
    let stage = Stage(Everything())
    #expect(
      stage.text == """
        Head
        grouped
        together
        Switches
        [x] On
        ( ) Fixed
        Foot
        ───
        left  ◌
        row 0
        row 1
        Empty ‹type here›
        [two words]
        is on
        """)
  }
}
