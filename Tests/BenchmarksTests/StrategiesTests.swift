import LabDomain
import Testing

@testable import LabBenchmarks
@testable import LabMeasure

struct StrategiesTests {
  private let state = AppState.medium

  @Test(arguments: Strategies.all.indices, Operation.all.indices)
  func `leads to the expected state, and back`(strategy: Int, operation: Int) async {
    let contender = Strategies.all[strategy].contender(Operation.all[operation], state, 1)

    #expect(await contender.isCorrect())
  }

  @Test func `a fix copies less than a tenth and needs no fix itself`() throws {
    let large = AppState.sample(size: 16_000, seed: 2026)
    for strategy in Strategies.all {
      let copied = strategy.cost(of: .likeOnePost, on: large).copiedElements
      #expect((copied == large.posts.count) == (strategy.fix != nil), "\(strategy.name)")
      guard let fix = strategy.fix else { continue }
      let fixed = try #require(Strategies.named(fix.strategy))

      #expect(fixed.cost(of: .likeOnePost, on: large).copiedElements * 10 < copied)
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
}
