import LabBackend
import LabDomain
import Testing

@testable import Template

struct TemplateTests {
  @Test func `a taken handle is said at its field`() async {
    let viewModel = TemplateViewModel(SampleData.me, useCases: .sample)
    viewModel.changeName(" ")
    #expect(viewModel.form.nameError == "A name cannot be blank." && !viewModel.canSave)

    viewModel.changeName("Noor")
    viewModel.changeHandle(SampleData.takenHandle)
    await viewModel.save()

    #expect(viewModel.form.handleError == "This handle is taken." && !viewModel.canSave)
  }
}
