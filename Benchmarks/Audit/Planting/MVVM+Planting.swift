import Domain
import MVVM
import StageUI

extension Planting {
  /// The state is open to everybody who has the view model.
  static func mvvm(_ feed: any View) -> [PlantedWrite]? {
    object(FeedViewModel.self, in: feed).map { viewModel in
      [
        PlantedWrite("draft") { viewModel.draft = "planted" },
        PlantedWrite("posts") { viewModel.posts.swapAt(0, 1) },
        PlantedWrite("paging") { viewModel.paging = .end },
        PlantedWrite("query") { viewModel.query = "zz" },
        PlantedWrite("query") { viewModel.query = "" },
        PlantedWrite("isPublishing") { viewModel.isPublishing = true },
        PlantedWrite("isPublishing") { viewModel.isPublishing = false },
        PlantedWrite("message") { viewModel.message = .saved },
        PlantedWrite("message") { viewModel.message = nil },
        PlantedWrite("posts") { viewModel.posts.removeLast() },
        PlantedWrite("posts[0].authorName") { viewModel.posts[0].authorName = "planted" },
        PlantedWrite("draft") { viewModel.draft = "" },
      ]
    }
  }
}
