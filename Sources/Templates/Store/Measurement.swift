import LabMeasure

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
