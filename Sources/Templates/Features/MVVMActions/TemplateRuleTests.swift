import LabBackend
import LabDomain
import StageUI
import Testing

@testable import Template

extension TemplateTests {
  func screen() -> some View {
    TemplateView(viewModel: TemplateViewModel(id: 1, environment: environment))
  }

  /// Through the listed entries.
  @Test func `Save is on while the text differs`() async {
    backend.policy = .immediate
    let viewModel: any TemplateActions = TemplateViewModel(id: 1, environment: environment)
    await viewModel.load()
    #expect(!viewModel.canSave)

    viewModel.changeBio("Sells none.")
    #expect(viewModel.canSave)
    viewModel.changeBio(SampleData.me.bio)

    #expect(!viewModel.canSave)
  }
}
