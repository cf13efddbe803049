import LabBackend
import LabDomain
import LabStreams
import Observation
import StageUI
import Testing

/// What the screen shows. A method says what to show.
@Observable final class FindModel {
  private(set) var query = ""
  private(set) var posts: [Post] = []
  private(set) var isSearching = false

  func change(query: String) { self.query = String(query.prefix(20)) }
  func displaySearch() { isSearching = true }
  func display(_ posts: [Post]) { (self.posts, isSearching) = (posts, false) }
}

/// Turns what the user does into calls of the model and the server.
final class FindIntent {
  private weak let model: FindModel?
  private let repository: any FeedRepository

  init(model: FindModel, repository: any FeedRepository) {
    self.model = model
    self.repository = repository
  }

  func queryChanged(_ query: String) { model?.change(query: query) }

  func searchTapped(_ query: String) {
    model?.displaySearch()
    Task { await search(query) }
  }

  private func search(_ query: String) async {
    let posts = try? await repository.search(query)
    model?.display(posts ?? [])
  }
}

/// Owns the model and the intent of a screen.
final class FindContainer {
  let model: FindModel
  let intent: FindIntent

  init(model: FindModel = FindModel(), repository: any FeedRepository) {
    self.model = model
    intent = FindIntent(model: model, repository: repository)
  }
}

struct FindView: View {
  let container: FindContainer

  private var model: FindModel { container.model }
  private var intent: FindIntent { container.intent }

  var body: some View {
    TextField("Text", text: Binding(get: { model.query }, set: { intent.queryChanged($0) }))
    Button("Search") { intent.searchTapped(model.query) }
      .disabled(model.isSearching)
    ForEach(model.posts) { Text($0.text) }
  }
}

/// The same search as a reactor.
@Observable final class FindReactor {
  enum Action {
    case queryChanged(String)
    case searchTapped
  }

  enum Mutation {
    case setQuery(String)
    case setSearching(Bool)
    case setPosts([Post])
  }

  struct State {
    var query = ""
    var posts: [Post] = []
    var isSearching = false
  }

  private(set) var state = State()
  private let actions = Subject<Action>()
  private let running = Subscription()
  private let repository: any FeedRepository

  init(repository: any FeedRepository) { self.repository = repository }

  func send(_ action: Action) {
    actions.send(action)
    running.add(mutate(action)) { [weak self] in self?.reduce($0) }
  }

  private func mutate(_ action: Action) -> Stream<Mutation> {
    switch action {
    case .queryChanged(let query):
      return .just(.setQuery(query))
    case .searchTapped:
      return .concat(
        .just(.setSearching(true)), search(state.query).take(until: actions.stream),
        .just(.setSearching(false)))
    }
  }

  private func search(_ query: String) -> Stream<Mutation> {
    Stream { [repository] send in
      if let posts = try? await repository.search(query) { send(.setPosts(posts)) }
    }
  }

  private func reduce(_ mutation: Mutation) {
    switch mutation {
    case .setQuery(let query): state.query = String(query.prefix(20))
    case .setSearching(let isSearching): state.isSearching = isSearching
    case .setPosts(let posts): state.posts = posts
    }
  }
}

struct Chapter6 {
  private let backend = SampleBackend(policy: .gated)

  @Test func `two screens share a model`() async throws {
    let model = FindModel()
    let screens = (0..<2).map { _ in
      Stage(FindView(container: FindContainer(model: model, repository: backend)))
    }
    for screen in screens { screen.appear() }

    try screens[0].type("bread", into: "Text")
    try screens[1].tap("Search")
    await screens[1].settle()

    #expect(screens.allSatisfy { $0.text.contains("bread") && $0.text.contains("(Search)") })
    #expect(backend.log == [.search("bread")])
  }

  @Test func `a search retains its intent, and not the model`() async throws {
    var container: FindContainer? = FindContainer(repository: backend)
    weak let model = container?.model
    weak let intent = container?.intent
    container?.intent.searchTapped("bread")
    await settle()

    container = nil
    #expect(model == nil && intent != nil)
    try backend.releaseFirst()
    await settle()

    #expect(intent == nil)
  }

  @Test func `a search ends with the next action, or its reactor`() async {
    var reactor: FindReactor? = FindReactor(repository: backend)
    weak let released = reactor
    reactor?.send(.searchTapped)
    reactor?.send(.queryChanged("bread"))
    #expect(reactor?.state.query == "bread" && reactor?.state.isSearching == false)

    reactor?.send(.searchTapped)
    await settle()
    #expect(backend.pending.map(\.request) == [.search("bread")])
    reactor = nil
    await settle()

    #expect(released == nil && backend.pending.isEmpty)
  }

  private func settle() async { await Stage(EmptyView()).settle() }
}
