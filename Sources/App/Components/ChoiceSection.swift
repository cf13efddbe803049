import LabDomain
import StageUI

/// A section of buttons, one of which is chosen; nothing without a choice.
public struct ChoiceSection<Value: Choice>: View {
  let title: String
  let choices: [Value]
  let chosen: Value?
  let message: String?
  let onChoose: @MainActor (Value) -> Void

  /// Creates a section; a tap calls `onChoose`, on the chosen value too. What is wrong shows below.
  public init(
    _ title: String, _ choices: [Value], chosen: Value?, message: String? = nil,
    onChoose: @escaping @MainActor (Value) -> Void
  ) {
    self.title = title
    self.choices = choices
    self.chosen = chosen
    self.message = message
    self.onChoose = onChoose
  }

  public var body: some View {
    if !choices.isEmpty {
      Section(title) {
        ForEach(choices) { choice in
          Button("\(choice == chosen ? "●" : "○") \(choice.title)") { onChoose(choice) }
            .accessibilityIdentifier("\(Value.name)-\(choice.rawValue)")
        }
        if let message { Text("! \(message)") }
      }
    }
  }
}
