import Domain
import MVVMActions
import StageUI

extension Planting {
  /// No field can be assigned to, but the view model can be called behind the decorator that names its entries.
  static func mvvmActions(_ feed: any View) -> [PlantedWrite]? {
    object(FeedViewModel.self, in: feed).map { viewModel in
      let unliked = viewModel.posts.enumerated().suffix(4)
      return [
        PlantedWrite("draft") { viewModel.changeDraft("planted") },
        PlantedWrite("query") { viewModel.changeQuery("zz") },
        PlantedWrite("query") { viewModel.changeQuery("") },
        PlantedWrite("draft") { viewModel.changeDraft("planted again") },
        PlantedWrite("query") { viewModel.changeQuery("yy") },
        PlantedWrite("query") { viewModel.changeQuery("") },
        PlantedWrite("draft") { viewModel.changeDraft("") },
      ]
        + unliked.map { index, post in
          PlantedWrite("posts[\(index)]") { viewModel.toggleLike(post.id) }
        }
    }
  }
}
