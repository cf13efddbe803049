import Contract
import Domain
import StageUI
import Trace

extension Pattern: TraceableForm {
  package func feed(_ environment: AppEnvironment, tracedBy recorder: Recorder) -> any View {
    let viewModel = FeedViewModel(useCases: environment.useCases)
    recorder.watch(viewModel, \.phase, as: "phase")
    recorder.watch(viewModel, \.posts, as: "posts")
    recorder.watch(viewModel, \.paging, as: "paging")
    recorder.watch(viewModel, \.notice, as: "notice")
    recorder.watch(viewModel, \.isPublishing, as: "isPublishing")
    recorder.watch(viewModel, \.draft, as: "draft")
    return FeedView(viewModel: viewModel)
  }

  package func profile(
    _ id: Profile.ID, _ environment: AppEnvironment, tracedBy recorder: Recorder
  ) -> any View {
    let viewModel = ProfileViewModel(
      id: id, useCases: environment.useCases, router: environment.router)
    recorder.watch(viewModel, \.phase, as: "phase")
    recorder.watch(viewModel, \.profile, as: "profile")
    recorder.watch(viewModel, \.nameProblem, as: "nameProblem")
    recorder.watch(viewModel, \.distance, as: "distance")
    recorder.watch(viewModel, \.isSaving, as: "isSaving")
    recorder.watch(viewModel, \.notice, as: "notice")
    recorder.watch(viewModel, \.name, as: "name")
    return ProfileView(viewModel: viewModel)
  }
}
