import Domain
import MVIReactor
import StageUI

extension Planting {
  /// Only the stub that tests put in a reactor's place can write, and it ends the reactor.
  static func mviReactor(_ feed: any View) -> [PlantedWrite]? {
    object(FeedReactor.self, in: feed).map { reactor in
      let stub = Stub(reactor)
      return [
        PlantedWrite("draft") { stub.state.draft = "planted" },
        PlantedWrite("posts") { stub.state.posts.swapAt(0, 1) },
        PlantedWrite("paging") { stub.state.paging = .end },
        PlantedWrite("query") { stub.state.query = "zz" },
        PlantedWrite("query") { stub.state.query = "" },
        PlantedWrite("isPublishing") { stub.state.isPublishing = true },
        PlantedWrite("isPublishing") { stub.state.isPublishing = false },
        PlantedWrite("message") { stub.state.message = .saved },
        PlantedWrite("message") { stub.state.message = nil },
        PlantedWrite("posts") { stub.state.posts.removeLast() },
        PlantedWrite("notice") { stub.state.notice = Notice(.like, .offline) },
        PlantedWrite("posts[0].authorName") { stub.state.posts[0].authorName = "planted" },
      ]
    }
  }
}
