import LabContract
import LabDomain
import StageUI

/// The screens of an app, which share one model.
struct Screens {
  private let posts: PostsModel

  init(_ environment: AppEnvironment) {
    posts = PostsModel(useCases: environment.useCases)
  }

  func feed(_ page: [Post]) -> some View {
    posts.showFirst(page)
    return FeedView().environment(posts)
  }
}
