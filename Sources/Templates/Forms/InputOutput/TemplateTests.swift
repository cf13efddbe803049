import LabBackend
import LabDomain
import Testing

@testable import Template

struct TemplateTests {
  @Test func `shows a taken handle at its field`() async {
    let viewModel = TemplateViewModel(SampleData.me, useCases: .sample)
    let (inputs, outputs) = (viewModel.inputs, viewModel.outputs)
    inputs.nameChanged("Noor")
    inputs.handleChanged(SampleData.takenHandle)
    await inputs.saveTapped(while: outputs.isSaving)

    #expect(outputs.form.value.handleError == "This handle is taken." && !outputs.canSave.value)
  }
}
