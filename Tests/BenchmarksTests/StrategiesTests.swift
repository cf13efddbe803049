import LabDomain
import Testing

@testable import LabBenchmarks
@testable import LabMeasure

struct StrategiesTests {
  private let state = AppState.medium

  @Test(arguments: Strategies.all.indices, Operation.all.indices)
  func `leads to the expected state, and back`(strategy: Int, operation: Int) {
    #expect(Strategies.all[strategy].isCorrect(Operation.all[operation], state))
  }

  @Test func `an operation changes what its name says`() {
    let changes = Operation.all.map { operation in
      let changed = operation.expected(state)
      return [
        self.changes(from: state.posts, to: changed.posts),
        self.changes(from: state.users, to: changed.users),
        self.changes(from: state.comments, to: changed.comments),
        changed.isLoading == state.isLoading ? 0 : 1,
      ]
    }

    #expect(
      Operation.all.map(\.name) == [
        "like one post", "edit one user", "append a comment", "remove a post", "flip isLoading",
        "like 100 posts",
      ])
    #expect(
      changes == [
        [1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [250, 0, 0, 0], [0, 0, 0, 1], [100, 0, 0, 0],
      ])
  }

  @Test func `a fix copies less than a tenth and needs no fix itself`() throws {
    let large = AppState.sample(size: 16_000, seed: 2026)
    for strategy in Strategies.all {
      guard let bytes = strategy.cost(of: .likeOnePost, on: large).predictedBytes else {
        #expect(!Allocations.isAvailable, "\(strategy.name)")
        continue
      }
      #expect((bytes > large.posts.count * 8) == (strategy.fix != nil), "\(strategy.name)")
      guard let fix = strategy.fix else { continue }
      let fixed = try #require(Strategies.named(fix.strategy))

      let rest = fixed.cost(of: .likeOnePost, on: large).predictedBytes
      #expect(rest.map { $0 * 10 < bytes } ?? !Allocations.isAvailable)
      #expect(fixed.fix == nil)
    }
  }

  @Test func `the timed loop alternates an action and its undoing, or likes by turns`() {
    struct Recording: Store {
      private(set) var likes: [Int] = []
      let state = AppState.empty

      init(_ state: AppState) {}

      mutating func update(by action: Action) {
        if case .toggleLike(let post) = action { likes.append(post.index) }
      }
    }
    func like(_ index: Int) -> Action { .toggleLike(Target(index: index, id: 1)) }
    func likes(_ update: Update) -> [Int] {
      var repeated = Repeated(subject: Recording(.empty))
      for iterations in [1, 3, 0, 2, 4, 1] { repeated.run(update, iterations) }
      return repeated.subject.likes
    }
    var update = Update(action: like(0), undo: like(1))

    #expect(likes(update) == [0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0])
    update.likes = [7, 8, 9].map { Target(index: $0, id: 1) }
    #expect(likes(update) == [7, 8, 9, 7, 8, 9, 7, 8, 9, 7, 8])
  }

  @Test func `a search finds the element whose index is not known`() {
    var subject = FoundByID(state)
    let elsewhere = Target<Post>(index: 0, id: state.posts[7].id)

    subject.update(by: .toggleLikes([elsewhere]))
    subject.update(by: .toggleLike(Target(index: 0, id: state.posts[9].id)))

    #expect(
      subject.state.posts.indices.filter { subject.state.posts[$0] != state.posts[$0] } == [7, 9])
  }

  @Test func `an observer comes back after every change, of whatever property`() {
    func observed<Model: ObservableModel>(_ model: Model.Type) -> Int {
      var subject = Observed<Counted<Model>>(state)
      let update = Operation.editOneUser.update(state)
      let before = subject.model.reads
      for _ in 0..<3 { subject.update(by: update.action) }
      return subject.model.reads - before
    }

    #expect(observed(ObservableClass.self) == 3)
    #expect(observed(ObservableStore.self) == 3)
  }

  private func changes<Element: Equatable>(from old: [Element], to new: [Element]) -> Int {
    abs(new.count - old.count) + zip(old, new).count { $0 != $1 }
  }
}

/// Counts how often it is read.
private final class Counted<Model: ObservableModel>: ObservableModel {
  private(set) var reads = 0
  private let model: Model

  init(_ state: AppState) { model = Model(state) }

  func update(by action: Action) {
    var model = model
    model.update(by: action)
  }
  func read(changedBy action: Action) {
    reads += 1
    model.read(changedBy: action)
  }
  var state: Model.Layout { model.state }
}
