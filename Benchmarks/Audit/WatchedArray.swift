import Measure
import Trace

/// A large array, and a text beside it, that are written while somebody watches them.
@MainActor
final class WatchedArray {
  private let owner: any ArrayOwner
  private let level: TraceLevel?
  /// Whether each change of the array copies it, recorder or not.
  private let isCopied: Bool
  private var turn = 0
  private var text = ""

  init(_ shape: WritePrice.Shape, at level: TraceLevel?) {
    self.level = level
    isCopied = shape == .viewState
    owner =
      switch shape {
      case .property: PropertyOwner()
      case .structure: StructOwner()
      case .store: StoreOwner(WatchedState())
      case .viewState: ViewOwner()
      case .generic: GenericOwner(WatchedState())
      case .observed: ObservedOwner()
      }
    owner.fill(Array(repeating: WatchedPost(), count: WritePrice.elements))
  }

  /// Watches only while `body` runs, so that no recorder is there while another array is measured.
  func watched<Result>(_ body: (Recorder?) -> Result) -> Result {
    let recorder = level.map { Recorder(level: $0, capacity: capacity) }
    owner.watch(by: recorder)
    return withExtendedLifetime(recorder) { body(recorder) }
  }

  /// Happenings that are kept; a snapshot of each keeps an array.
  private var capacity: Int { level == .snapshots ? 4 : 100 }

  /// After as many, what is recorded makes room for what comes.
  var writesUntilSteady: Int { capacity * 2 + 48 }

  /// Changes the array or the text, in turn; only the text where to change the array would copy it.
  func write() {
    turn += 1
    if isCopied || turn.isMultiple(of: 2) { type() } else { like() }
  }

  func like() { owner.like(turn * 7 % WritePrice.elements) }

  private func type() {
    text = text == "Hello" ? "Hello, you" : "Hello"
    owner.type(text)
  }

  var identity: BufferIdentity { owner.identity }
}
