import Observation
import StageUI
import Testing

/// The rule, once, for both patterns.
enum Muting {
  static func shown(_ authors: [String], without muted: Set<String>) -> [String] {
    authors.filter { !muted.contains($0) }
  }
}

/// The screen in MVVM.
@Observable final class MutingViewModel {
  private let authors: [String]
  private(set) var muted: Set<String> = []
  var shown: [String] { Muting.shown(authors, without: muted) }

  init(_ authors: [String]) { self.authors = authors }

  func mute(_ author: String) { muted.insert(author) }
  func unmuteAll() { muted = [] }
}

struct MutingViewOfMVVM: View {
  @State private var viewModel: MutingViewModel

  init(_ authors: [String]) { viewModel = MutingViewModel(authors) }

  var body: some View {
    ForEach(viewModel.shown, id: \.self) { author in
      Button("Mute \(author)") { viewModel.mute(author) }
    }
    Button("Unmute all") { viewModel.unmuteAll() }
  }
}

/// The screen in MVI.
enum MutingIntent {
  case muted(String)
  case unmutedAll
}

struct MutingState {
  let authors: [String]
  var muted: Set<String> = []
  var shown: [String] { Muting.shown(authors, without: muted) }

  mutating func reduce(_ intent: MutingIntent) {
    switch intent {
    case .muted(let author): muted.insert(author)
    case .unmutedAll: muted = []
    }
  }
}

@Observable final class MutingStore {
  private(set) var state: MutingState

  init(_ state: MutingState) { self.state = state }

  func send(_ intent: MutingIntent) { state.reduce(intent) }
}

struct MutingViewOfMVI: View {
  @State private var store: MutingStore

  init(_ authors: [String]) { store = MutingStore(MutingState(authors: authors)) }

  var body: some View {
    ForEach(store.state.shown, id: \.self) { author in
      Button("Mute \(author)") { store.send(.muted(author)) }
    }
    Button("Unmute all") { store.send(.unmutedAll) }
  }
}

/// A pattern is a function from what a screen needs to a view.
enum MutingScreen: CaseIterable {
  case mvvm, mvi

  func stage(_ authors: [String]) -> Stage {
    switch self {
    case .mvvm: Stage(MutingViewOfMVVM(authors))
    case .mvi: Stage(MutingViewOfMVI(authors))
    }
  }
}

struct Chapter10 {
  @Test(arguments: MutingScreen.allCases)
  func `both patterns hide an author, and show all again`(screen: MutingScreen) throws {
    let stage = screen.stage(["Ada", "Bo"])
    stage.appear()

    try stage.tap("Mute Ada")
    #expect(stage.text == "[Mute Bo]\n[Unmute all]")
    try stage.tap("Unmute all")
    #expect(
      stage.text == """
        [Mute Ada]
        [Mute Bo]
        [Unmute all]
        """)
  }
}
