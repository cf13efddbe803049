import LabBackend
import LabDomain
import LabStreams
import StageUI
import Testing

@testable import Template

extension TemplateTests {
  func screen() -> some View {
    TemplateView(viewModel: TemplateViewModel(id: 1, environment: environment))
  }

  /// Through inputs and collected outputs.
  @Test func `Save is on while the text differs`() async {
    backend.policy = .immediate
    let viewModel = TemplateViewModel(id: 1, environment: environment)
    var canSave: [Bool] = []
    let subscription = viewModel.outputs.canSave.stream.subscribe { canSave.append($0) }
    viewModel.inputs.appeared()
    await Stage(EmptyView()).settle()

    viewModel.inputs.bioChanged("Sells none.")
    viewModel.inputs.bioChanged(SampleData.me.bio)

    #expect(canSave.suffix(3) == [false, true, false])
    withExtendedLifetime(subscription) {}
  }
}
