import LabDomain
import StageUI

/// A text field of the profile's form, which can have the focus, with what is wrong below it.
public struct FormField: View {
  let field: ProfileForm.Field
  let focus: FocusState<ProfileForm.Field?>.Binding
  @Binding private var text: String
  let message: String?

  /// Creates the field, with the message that the form has for it.
  public init(
    _ field: ProfileForm.Field, _ focus: FocusState<ProfileForm.Field?>.Binding,
    text: Binding<String>, in form: ProfileForm
  ) {
    self.field = field
    self.focus = focus
    _text = text
    message = form.message(field)
  }

  public var body: some View {
    TextField(field.rawValue, text: $text.edits)
      .focused(focus, equals: field)
    if let message { Text("! \(message)") }
  }
}

extension View {
  /// Moves `focus` to `field` whenever that changes, and reports where else the user moves it.
  public func bind(
    _ focus: FocusState<ProfileForm.Field?>.Binding, to field: ProfileForm.Field?,
    onMove: @escaping @MainActor (ProfileForm.Field?) -> Void
  ) -> some View {
    onChange(of: field) { focus.wrappedValue = $1 }
      .onChange(of: focus.wrappedValue) { if $1 != field { onMove($1) } }
  }
}
