// Tests/MVIContainerTests/TextFieldTests.swift
/// The way of this pattern: the field shows what the model has accepted.
private struct Bound: View {
  let model: Digits

  var body: some View {
    TextField("Digits", text: Binding(get: { model.text }, set: { model.edit($0) }))
  }
}
