import Foundation

/// Copies only when another post is selected.
final class SelectionStore: LikingStore {
  private(set) var state: FeedState
  private(set) var changes = 0
  private var selected: Int?

  init(size: Int) { state = FeedState(size: size) }

  @inline(never)
  func like(_ index: Int) {
    guard selected != index else { return }
    selected = index
    let old = state
    state.toggleLike(index)
    if old != state { changes += 1 }
  }
}

/// A snapshot at every second update.
final class EverySecondStore: LikingStore {
  private(set) var state: FeedState
  private var snapshot: FeedState?
  private var updates = 0

  init(size: Int) { state = FeedState(size: size) }

  @inline(never)
  func like(_ index: Int) {
    updates += 1
    if updates.isMultiple(of: 2) { snapshot = state }
    state.toggleLike(index)
  }
}

/// A snapshot at every 64th update.
final class EverySixtyFourthStore: LikingStore {
  private(set) var state: FeedState
  private var snapshot: FeedState?
  private var updates = 0

  init(size: Int) { state = FeedState(size: size) }

  @inline(never)
  func like(_ index: Int) {
    updates += 1
    if updates.isMultiple(of: 64) { snapshot = state }
    state.toggleLike(index)
  }
}

/// 16 MB of data, with the value before the last change.
final class DataStore: LikingStore {
  private(set) var data = Data(count: 16 << 20)
  private var previous: Data?

  init(size: Int) {}

  @inline(never)
  func like(_ index: Int) {
    previous = data
    data[index] ^= 1
  }
}

/// 16 MB of data, changed in place.
final class InPlaceDataStore: LikingStore {
  private(set) var data = Data(count: 16 << 20)

  init(size: Int) {}

  @inline(never)
  func like(_ index: Int) { data[index] ^= 1 }
}

/// A text, with the one before the last change.
final class TextStore: LikingStore {
  private(set) var text: String
  private var previous = ""

  init(size: Int) { text = String(repeating: "a line of text\n", count: size) }

  @inline(never)
  func like(_ index: Int) {
    previous = text
    text.removeLast()
    text.append("\n")
  }
}

/// The next state is made in another property, then both change places.
final class DoubleBufferStore: LikingStore {
  private(set) var front: [Post]
  private var back: [Post] = []

  init(size: Int) { front = FeedState(size: size).posts }

  @inline(never)
  func like(_ index: Int) {
    back = front
    back[index].isLiked.toggle()
    swap(&front, &back)
  }
}

/// Two buffers that are kept: each update copies all elements from one into the other.
final class KeptBuffersStore: LikingStore {
  private(set) var front: [Int]
  private var back: [Int]

  init(size: Int) {
    front = Array(0..<size)
    back = Array(repeating: 0, count: size)
  }

  @inline(never)
  func like(_ index: Int) {
    for other in front.indices { back[other] = front[other] }
    back[index] += 1
    swap(&front, &back)
  }
}

/// Moves a post to another place while the value before the last change is kept.
final class MovingStore: LikingStore {
  private(set) var posts: [Post]
  private var previous: [Post]?

  init(size: Int) { posts = FeedState(size: size).posts }

  @inline(never)
  func like(_ index: Int) {
    previous = posts
    posts.removeSubrange(index..<index + 1)
    posts.insert(Post(id: index), at: posts.count / 2)
  }
}

/// A view model that sorts again after each change.
final class SortedViewModel: LikingStore {
  private var posts: [Post]
  private(set) var sorted: [Post] = []

  init(size: Int) { posts = FeedState(size: size).posts }

  @inline(never)
  func like(_ index: Int) {
    posts[index].isLiked.toggle()
    sorted = posts.sorted { $0.id > $1.id }
  }
}

/// Prints each change.
package final class PrintingStore: LikingStore {
  private(set) var state: FeedState

  package init(size: Int) { state = FeedState(size: size) }

  @inline(never)
  package func like(_ index: Int) {
    print("like", index)
    state.toggleLike(index)
  }
}

/// Keeps every state that there was.
final class HistoryStore: LikingStore {
  private(set) var state: FeedState
  private var history: [FeedState] = []

  init(size: Int) { state = FeedState(size: size) }

  @inline(never)
  func like(_ index: Int) {
    history.append(state)
    state.toggleLike(index)
  }
}

/// Keeps every event, and changes the state in place.
final class EventLogStore: LikingStore {
  private(set) var state: FeedState
  private var log: [Int] = []

  init(size: Int) { state = FeedState(size: size) }

  @inline(never)
  func like(_ index: Int) {
    log.append(index)
    state.toggleLike(index)
  }
}

/// A dictionary, with the one before the last change.
final class ByIDStore: LikingStore {
  private(set) var byID: [Int: Post]
  private var previous: [Int: Post]?

  init(size: Int) {
    byID = Dictionary(uniqueKeysWithValues: FeedState(size: size).posts.map { ($0.id, $0) })
  }

  @inline(never)
  func like(_ index: Int) {
    previous = byID
    byID[index]?.isLiked.toggle()
  }
}
