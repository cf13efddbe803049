import LabDomain
import StageUI

/// A text field of the profile's form, with what is wrong below it.
public struct FormField: View {
  let title: String
  @Binding private var text: String
  let message: String?

  /// Creates the field, with the message that the form has for it.
  public init(_ field: ProfileForm.Field, text: Binding<String>, in form: ProfileForm) {
    title = field.rawValue
    _text = text
    message = form.message(field)
  }

  public var body: some View {
    TextField(title, text: $text.edits)
    if let message { Text("! \(message)") }
  }
}
