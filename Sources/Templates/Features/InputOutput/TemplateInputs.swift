/// What a person does on the screen.
struct TemplateInputs {
  let appeared = Input<Void>()
  let retryTapped = Input<Void>()
  let bioChanged = Input<String>()
  let saveTapped = Input<Void>()
  let noticeDismissed = Input<Void>()
  let disappeared = Input<Void>()
}
