import LabBackend
import LabDomain
import Testing

@testable import Template

struct TemplateTests {
  @Test func `shows a taken handle at its field`() async {
    let viewModel = TemplateViewModel(SampleData.me, useCases: .sample)
    viewModel.changeName("Noor")
    viewModel.changeHandle(SampleData.takenHandle)
    await viewModel.save()

    #expect(viewModel.form.handleError == "This handle is taken." && !viewModel.canSave)
  }
}
