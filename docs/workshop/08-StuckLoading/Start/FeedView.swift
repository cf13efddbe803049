import LabDomain
import StageUI

struct FeedView: View {
  let viewModel: FeedViewModel

  private var outputs: FeedOutputs { viewModel.outputs }

  var body: some View {
    List {
      Button("Refresh") { viewModel.inputs.refreshTapped.send(()) }
      if outputs.isLoading { ProgressView("Loading") }
      if let error = outputs.error { Text("! \(error.message)") }
      ForEach(outputs.posts) { Text($0.text) }
    }
    .onDisappear { viewModel.inputs.disappeared.send(()) }
  }
}
