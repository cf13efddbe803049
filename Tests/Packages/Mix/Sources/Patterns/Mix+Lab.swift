import LabContract
import LabDomain
import LabPatterns
import LabTrace
import StageUI

// The lab finds the list by its conformance.
// swift-format-ignore: AvoidRetroactiveConformances
nonisolated extension AddedPatterns: @retroactive PatternListing {
  public static let patterns: [any TraceablePattern] = [Pattern()]
}

extension Pattern: TraceablePattern {
  package func screens(_ environment: AppEnvironment, tracedBy recorder: Recorder) -> AppScreens {
    let store: PostsStore = NamedPostsStore(useCases: environment.useCases)
    recorder.watch(store) { fields in
      fields.count(\.posts, "posts")
      fields.count(\.found, "found") { $0?.posts }
      fields.count(\.byAuthor, "byAuthor") { $0.values.joined() }
      fields.value(\.notice, "notice")
    }
    return AppScreens {
      let viewModel = FeedViewModel(store: store, environment: environment)
      recorder.watch(viewModel) { fields in
        fields.value(\.phase, "phase")
        fields.value(\.paging, "paging")
        fields.value(\.isLikedOnly, "isLikedOnly")
        fields.value(\.query, "query")
        fields.value(\.notice, "notice")
        fields.value(\.message, "message")
        fields.value(\.isPublishing, "isPublishing")
        fields.value(\.isComposing, "isComposing")
        fields.value(\.draft, "draft")
      }
      return FeedView(viewModel: viewModel)
    } profile: { id, name in
      let viewModel = ProfileViewModel(id: id, name: name, store: store, environment: environment)
      recorder.watch(viewModel) { fields in
        fields.value(\.phase, "phase")
        fields.value(\.profile, "profile.username") { $0?.username }
        fields.value(\.form, "form")
        fields.value(\.isSaving, "isSaving")
        fields.value(\.notice, "notice")
        fields.value(\.isAskingToDiscard, "isAskingToDiscard")
      }
      return ProfileView(viewModel: viewModel, actions: TracedProfileActions(viewModel))
    }
  }

  package func headlessFeed(_ environment: AppEnvironment) -> HeadlessFeed {
    let store = PostsStore(useCases: environment.useCases)
    let viewModel = FeedViewModel(store: store, environment: environment)
    return HeadlessFeed(
      like: store.toggle, type: { viewModel.draft = $0 }, publish: viewModel.publish,
      refresh: viewModel.refresh, posts: { viewModel.shown }, draft: { viewModel.draft })
  }
}
