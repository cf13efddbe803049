import LabOutput

/// The package that `lab new measurement` writes: a small store, its measurement, and a manifest.
struct MeasurementTemplate: PackageTemplate {
  let name: String
  let lab: String

  let platforms = ".macOS(.v15)"
  let declarations = ""

  var code: [AtomicFolder.File] {
    [
      ("Sources/\(name)/FeedStore.swift", Self.store),
      ("Sources/\(name)/Measurement.swift", Self.measurement),
    ]
  }

  var targets: String {
    """
        .executableTarget(
          name: "\(name)", dependencies: [.product(name: "LabMeasure", package: "PatternLab")],
          swiftSettings: [.defaultIsolation(MainActor.self)])
    """
  }

  var readme: String {
    """
    # \(name)

    Measures one update of a store, and finds what makes it copy:

        swift run -c release \(name) --quick

    Replace `Sources/\(name)/FeedStore.swift` with your own store, and create and update it in
    `Measurement.swift`. The lab's `docs/your-own-state.md` explains the tables.

    """
  }

  private static let store = """
    struct Post {
      let id: Int
      var text = "A text of more than fifteen bytes"
      var isLiked = false
    }

    struct FeedState {
      var posts: [Post]
      var isLoading = false
    }

    /// A store that can undo its last three changes.
    final class FeedStore {
      private(set) var state: FeedState
      private var undo: [FeedState] = []
      private var subscribers: [(FeedState) -> Void] = []

      init(posts: [Post]) { state = FeedState(posts: posts) }

      func subscribe(_ subscriber: @escaping (FeedState) -> Void) { subscribers.append(subscriber) }

      func toggleLike(_ index: Int) {
        undo = (undo + [state]).suffix(3)
        state.posts[index].isLiked.toggle()
        for subscriber in subscribers { subscriber(state) }
      }
    }

    """

  private static let measurement = """
    import LabOwnState

    @main struct Measurement {
      static func main() async {
        await StateMeasurement("FeedStore") { size in
          FeedStore(posts: (0..<size).map { Post(id: $0) })
        } update: { store, index in
          store.toggleLike(index)
        } subscriber: { store in
          store.subscribe { _ in }
        }.main()
      }
    }

    """
}
