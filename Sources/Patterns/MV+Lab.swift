import LabContract
import LabDomain
import LabTrace
import MV
import StageUI

extension MV.Pattern: TraceablePattern {
  package func screens(_ environment: AppEnvironment, tracedBy recorder: Recorder) -> AppScreens {
    let likes = LikesModel(useCases: environment.useCases)
    recorder.watch(likes) { fields in
      fields.value(\.notice, "notice")
      fields.count(\.changes, "changes")
    }
    return AppScreens {
      recorder.watch(state: "FeedView.model", StateFields(ListFields.init))
      recorder.watch(state: "FeedComposer.draft", StateFields { (draft: FeedDraft) in draft })
      recorder.watch(state: "FeedView.isPublishing", Bool.self)
      return FeedView().environment(environment).environment(likes)
    } profile: { id in
      recorder.watch(
        state: "ProfileView.model", StateFields { (model: ProfileModel) in ProfileFields(model) })
      return ProfileView(id: id).environment(environment).environment(likes)
    }
  }

  package func headlessFeed(_ environment: AppEnvironment) -> HeadlessFeed {
    let likes = LikesModel(useCases: environment.useCases)
    // Only the copy whose body has run has the state.
    var onStage = HostOfMV(likes: likes, environment: environment) { _ in }
    #if SwiftUI
      let stage: Any? = nil  // Without a window, the feed stays empty.
    #else
      let stage = Stage(HostOfMV(likes: likes, environment: environment) { onStage = $0 })
    #endif
    let host = onStage
    return HeadlessFeed(
      // What `LikeButton` does.
      like: { post in
        host.model[isLiked: post.id].toggle()
        likes.setLiked(host.model[isLiked: post.id], post.id)
      }, type: { host.draft.text = $0 }, publish: host.publish, refresh: host.refresh,
      posts: {
        // What `onChange` does in `FeedView`, without waiting for an update of the screen.
        if likes.changes.count != host.followedLikes { host.followLikes() }
        return withExtendedLifetime(stage) { host.model.shown }
      },
      draft: { host.draft.text })
  }
}

/// The values that a trace keeps of the feed without its draft, and of posts only their number.
private struct ListFields: Equatable {
  let phase: LoadPhase
  let posts: ItemCount
  let paging: Paging
  let found: ItemCount
  let isLikedOnly: Bool
  let query: String
  let notice: Notice?
  let message: Message?

  init(_ model: FeedModel) {
    phase = model.phase
    posts = ItemCount(model.posts)
    paging = model.paging
    found = ItemCount(model.found?.posts)
    isLikedOnly = model.isLikedOnly
    query = model.query
    notice = model.notice
    message = model.message
  }
}

extension ProfileModel: TracedProfileState {}
