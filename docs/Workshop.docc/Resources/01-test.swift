// Sources/Exercises/06-FourSteps/Check.swift
@Test("the view model applies the rule for names") func rulesNeedNoController() {
  let viewModel = ProfileViewModel(.ada) { $0 }

  viewModel.nameEdited("Augusta Ada King, Countess")

  #expect(
    viewModel.name == "Augusta Ada King, Co" && viewModel.problem == "At most 20 characters."
      && viewModel.canSave,
    "The rule for names is not in the view model: without a controller, a long name is not cut.")
}
