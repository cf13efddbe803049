// Tests/SideBySideTests/NameIsLimitedTests.swift
@Test func `MVVM: through the properties of the view model`() {
  let viewModel = MVVM.ProfileViewModel(id: 1, environment: .test())

  viewModel.name = typed

  #expect(viewModel.name == kept)
  #expect(viewModel.nameProblem == .tooLong)
}
