import Domain
import MVIContainer
import StageUI

extension Planting {
  /// The model's setters are open to everybody who has the model as what the intent sees of it.
  static func mviContainer(_ feed: any View) -> [PlantedWrite]? {
    object(FeedModel.self, in: feed).map { model in
      [
        PlantedWrite("draft") { model.display(draft: "planted") },
        PlantedWrite("posts") { model.display(posts: Array(model.posts.reversed())) },
        PlantedWrite("paging") { model.display(paging: .end) },
        PlantedWrite("query") { model.display(query: "zz") },
        PlantedWrite("query") { model.display(query: "") },
        PlantedWrite("isPublishing") { model.display(isPublishing: true) },
        PlantedWrite("isPublishing") { model.display(isPublishing: false) },
        PlantedWrite("message") { model.displayMessage(.saved) },
        PlantedWrite("message") { model.hideMessage() },
        PlantedWrite("posts") { model.display(posts: model.posts.dropLast()) },
        PlantedWrite("canPublish") { model.display(canPublish: !model.canPublish) },
        PlantedWrite("canPublish") { model.display(canPublish: !model.canPublish) },
      ]
    }
  }
}
