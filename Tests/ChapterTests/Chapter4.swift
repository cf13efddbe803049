import LabBackend
import LabDomain
import LabStreams
import Observation
import StageUI
import Testing

/// What the user does.
struct PublishInputs {
  let draftChanged = Subject<String>()
  let publishTapped = Subject<Void>()
}

/// State: the last value of a stream, and the later ones.
@Observable final class Remembered<Value: Equatable> {
  private(set) var value: Value
  private let changes = Subject<Value>()
  private let source = Subscription()

  init(_ first: Value, _ stream: Stream<Value>) {
    value = first
    source.add(stream) { [weak self] in self?.receive($0) }
  }

  private func receive(_ value: Value) {
    guard value != self.value else { return }
    self.value = value
    changes.send(value)
  }

  /// The current value and every later one.
  var stream: Stream<Value> {
    Stream { [self] receive, end in
      receive(value)
      return changes.stream.subscribe(receive, onEnd: end)
    }
  }
}

/// What the screen shows: three states, and an event.
struct PublishOutputs {
  let draft: Remembered<String>
  let canPublish: Remembered<Bool>
  let isPublishing: Remembered<Bool>
  let notice: Stream<String>
}

/// Connects the inputs to the outputs, once.
final class PublishViewModel {
  let inputs = PublishInputs()
  let outputs: PublishOutputs
  private let requests = Subscription()

  init(repository: any FeedRepository) {
    // The published post, or `nil` if the request failed.
    let answers = Subject<Post?>()
    let typed = inputs.draftChanged.stream.map(PostRule.accept)
    let emptied = answers.stream.filter { $0 != nil }.map { _ in "" }
    let draft = Remembered("", .merge(typed, emptied))

    let posts = inputs.publishTapped.stream.flatMap {
      let text = draft.value
      return Stream<Post?> { send in send(try? await repository.publish(text)) }
    }
    requests.add(posts) { answers.send($0) }

    outputs = PublishOutputs(
      draft: draft,
      canPublish: Remembered(false, draft.stream.map(PostRule.canPublish)),
      isPublishing: Remembered(
        false, .merge(inputs.publishTapped.stream.map { true }, answers.stream.map { _ in false })),
      notice: answers.stream.map { $0 == nil ? "Not published" : "Published" })
  }
}

struct PublishView: View {
  let viewModel: PublishViewModel
  @State private var notice: String?
  @State private var subscription: Subscription?

  private var inputs: PublishInputs { viewModel.inputs }
  private var outputs: PublishOutputs { viewModel.outputs }

  var body: some View {
    VStack {
      TextField(
        "Draft",
        text: Binding(get: { outputs.draft.value }, set: { inputs.draftChanged.send($0) }))
      Button("Publish") { inputs.publishTapped.send(()) }
        .disabled(!outputs.canPublish.value)
      if let notice { Text(notice) }
    }
    .disabled(outputs.isPublishing.value)
    .onAppear { subscription = outputs.notice.subscribe { notice = $0 } }
    .onDisappear { subscription = nil }
  }
}

struct Chapter4 {
  @Test func `an output sends each change`() {
    let viewModel = PublishViewModel(repository: SampleBackend())
    var values: [Bool] = []
    let subscription = viewModel.outputs.canPublish.stream.subscribe { values.append($0) }

    for text in ["T", "Te", ""] { viewModel.inputs.draftChanged.send(text) }

    withExtendedLifetime(subscription) { #expect(values == [false, true, false]) }
  }

  @Test func `the screen shows what comes out`() async throws {
    let backend = SampleBackend(policy: .gated)
    let screen = Stage(PublishView(viewModel: PublishViewModel(repository: backend)))
    screen.appear()

    try screen.type("Tea", into: "Draft")
    try screen.tap("Publish")
    await screen.settle()
    #expect(screen.text.contains("Tea") && screen.text.contains("(Publish)"))
    try backend.releaseFirst()
    await screen.settle()

    #expect(!screen.text.contains("Tea") && screen.text.contains("Published"))
    try screen.type("Bread", into: "Draft")
    #expect(screen.text.contains("[Publish]"))
  }

  @Test func `a late subscriber gets the state, and no event`() async {
    let viewModel = PublishViewModel(repository: SampleBackend())
    let (early, late) = (Subscription(), Subscription())
    var (toldEarly, toldLate, texts): ([String], [String], [String]) = ([], [], [])
    early.add(viewModel.outputs.notice) { toldEarly.append($0) }
    viewModel.inputs.draftChanged.send("Tea")
    viewModel.inputs.publishTapped.send(())
    await Stage(EmptyView()).settle()

    late.add(viewModel.outputs.draft.stream) { texts.append($0) }
    late.add(viewModel.outputs.notice) { toldLate.append($0) }

    #expect(texts == [""] && toldEarly == ["Published"] && toldLate == [])
  }
}
