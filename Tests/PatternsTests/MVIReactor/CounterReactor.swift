import LabFields
import LabStreams
import MVIReactor

/// A counter that adds at once, or when `Later` resumes.
final class CounterReactor: Reactor {
  enum Action: Equatable, Sendable {
    case add(Int)
    case addLater(Int)
    case stop
    case forward(Int)
  }

  enum Mutation: Equatable {
    case begin
    case add(Int)
    case end
  }

  nonisolated struct State: Equatable, Sendable {
    var count = 0
    var isBusy = false
  }

  let initialState = State()
  private(set) lazy var pipeline = Pipeline(of: self)
  private let later: Later
  private(set) var reduced: [Mutation] = []

  init(_ later: Later = Later()) {
    self.later = later
  }

  func mutate(action: Action) -> Stream<Mutation> {
    switch action {
    case .add(let number):
      return .just(.add(number))
    case .addLater(let number):
      let addition = Stream<Mutation> { [later] send in
        await later.wait()
        send(.add(number))
      }
      return .concat(
        .just(.begin), addition.take(until: self.action.stream.filter { $0 == .stop }),
        .just(.end))
    case .stop:
      return .empty
    case .forward(let number):
      self.action.send(.add(number))
      return .just(.add(10 * number))
    }
  }

  func reduce(into state: inout Draft<State>, mutation: Mutation) {
    reduced.append(mutation)
    switch mutation {
    case .begin: state.isBusy = true
    case .add(let number): state.count = 10 * state.count + number
    case .end: state.isBusy = false
    }
  }
}

/// Suspends its callers until a test resumes them, even if they are cancelled.
final class Later {
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private(set) var cancelled = 0

  func wait() async {
    await withCheckedContinuation { waiting.append($0) }
    if Task.isCancelled { cancelled += 1 }
  }

  func resume() {
    let waiting = waiting
    self.waiting = []
    for continuation in waiting { continuation.resume() }
  }
}
