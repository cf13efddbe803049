import InputOutput
import LabContract
import LabDomain
import LabTrace
import StageUI

extension InputOutput.Pattern: TraceablePattern {
  package func screens(_ environment: AppEnvironment, tracedBy recorder: Recorder) -> AppScreens {
    let likes = LikesViewModel(useCases: environment.useCases)
    recorder.nameInputs(likes.inputs)
    recorder.watchRelays(of: likes, likes.outputs)
    return AppScreens {
      let viewModel = FeedViewModel(likes: likes, environment: environment)
      recorder.nameInputs(viewModel.inputs)
      recorder.watchRelays(of: viewModel, viewModel.outputs)
      return FeedView(viewModel: viewModel)
    } profile: { id, name in
      let viewModel = ProfileViewModel(id: id, name: name, likes: likes, environment: environment)
      recorder.nameInputs(viewModel.inputs)
      recorder.watchRelays(of: viewModel, viewModel.outputs)
      return ProfileView(viewModel: viewModel)
    }
  }

  package func headlessFeed(_ environment: AppEnvironment) -> HeadlessFeed {
    let viewModel = FeedViewModel(environment: environment)
    return HeadlessFeed(
      like: { viewModel.likes.inputs.tapped($0) }, type: { viewModel.inputs.draftChanged($0) },
      publish: { viewModel.inputs.publishTapped() },
      refresh: {
        await viewModel.inputs.refreshPulled(while: viewModel.outputs.isRefreshing)
      },
      posts: { viewModel.outputs.posts.value }, draft: { viewModel.outputs.draft.value })
  }
}

// Found by reflection, under the names of their properties: relays are private.
extension Recorder {
  /// Watches every relay of a view model and its outputs.
  fileprivate func watchRelays(of viewModel: Any, _ outputs: Any) {
    var watched: Set<ObjectIdentifier> = []
    for owner in [viewModel, outputs] {
      for case (let label?, let relay as any WatchedRelay) in Mirror(reflecting: owner).children
      where watched.insert(ObjectIdentifier(relay)).inserted {
        relay.watch(as: label, by: self)
      }
    }
  }
}

private protocol WatchedRelay: AnyObject {
  func watch(as name: String, by recorder: Recorder)
}

extension Relay: WatchedRelay where Value: Equatable {
  fileprivate func watch(as name: String, by recorder: Recorder) {
    switch self {
    case let posts as Relay<Posts>: recorder.watch(posts) { $0.count(\.value, name) }
    case let found as Relay<FoundPosts?>:
      recorder.watch(found) { $0.count(\.value, name) { $0?.posts } }
    default: recorder.watch(self) { $0.value(\.value, name) }
    }
  }
}
