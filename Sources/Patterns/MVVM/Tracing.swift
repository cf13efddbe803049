import Contract
import Domain
import StageUI
import Trace

extension Pattern: TraceablePattern {
  package func feed(_ environment: AppEnvironment, tracedBy recorder: Recorder) -> any View {
    let viewModel = FeedViewModel(environment: environment)
    recorder.watch(viewModel, \.phase, as: "phase")
    recorder.watch(viewModel, \.posts, as: "posts")
    recorder.watch(viewModel, \.paging, as: "paging")
    recorder.watch(viewModel, \.found, as: "found")
    recorder.watch(viewModel, \.isLikedOnly, as: "isLikedOnly")
    recorder.watch(viewModel, \.query, as: "query")
    recorder.watch(viewModel, \.notice, as: "notice")
    recorder.watch(viewModel, \.message, as: "message")
    recorder.watch(viewModel, \.isPublishing, as: "isPublishing")
    recorder.watch(viewModel, \.draft, as: "draft")
    return FeedView(viewModel: viewModel)
  }

  package func profile(
    _ id: Profile.ID, _ environment: AppEnvironment, tracedBy recorder: Recorder
  ) -> any View {
    let viewModel = ProfileViewModel(id: id, environment: environment)
    recorder.watch(viewModel, \.phase, as: "phase")
    recorder.watch(viewModel, \.profile, as: "profile")
    recorder.watch(viewModel, \.nameProblem, as: "nameProblem")
    recorder.watch(viewModel, \.distance, as: "distance")
    recorder.watch(viewModel, \.isSaving, as: "isSaving")
    recorder.watch(viewModel, \.notice, as: "notice")
    recorder.watch(viewModel, \.isAskingToDiscard, as: "isAskingToDiscard")
    recorder.watch(viewModel, \.name, as: "name")
    return ProfileView(viewModel: viewModel)
  }
}

extension FeedViewModel: TracedObject {}
extension ProfileViewModel: TracedObject {}
