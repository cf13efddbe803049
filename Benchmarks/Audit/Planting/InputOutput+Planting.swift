import Domain
import InputOutput
import Sessions
import StageUI

extension Planting {
  /// Relays are closed to other modules, but the inputs can be called behind the decorator that names them.
  static func inputOutput(_ feed: any View) -> [PlantedWrite]? {
    object(FeedViewModel.self, in: feed).map { input in
      ["zz", "", "yy", "", "xx", ""].map { query in
        PlantedWrite("query") { input.queryChanged(query) }
      }
        + (11...15).map { id in
          PlantedWrite("posts[\(Session.posts - id)]") { input.likeTapped(Post.ID(id)) }
        }
    }
  }
}
