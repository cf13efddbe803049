import Domain
import InputOutput
import StageUI

extension Planting {
  /// Relays are closed to other modules, but the inputs can be called behind the decorator that names them.
  static func inputOutput(_ feed: any View) -> [PlantedWrite]? {
    object(FeedViewModel.self, in: feed).map { input in
      [
        PlantedWrite("draft") { input.draftChanged("planted") },
        PlantedWrite("query") { input.queryChanged("zz") },
        PlantedWrite("query") { input.queryChanged("") },
        PlantedWrite("draft") { input.draftChanged("planted again") },
        PlantedWrite("isLikedOnly") { input.likedOnlyChanged(true) },
        PlantedWrite("isLikedOnly") { input.likedOnlyChanged(false) },
        PlantedWrite("draft") { input.draftChanged("") },
        PlantedWrite("query") { input.queryChanged("yy") },
        PlantedWrite("query") { input.queryChanged("") },
        PlantedWrite("draft") { input.draftChanged("planted last") },
        PlantedWrite("draft") { input.draftChanged("") },
      ]
    }
  }
}
