/// Good news, shown once.
public enum Message: Hashable, BitwiseCopyable, Sendable {
  /// The profile was saved.
  case saved

  /// The text on screen.
  public var text: String {
    switch self {
    case .saved: "Saved"
    }
  }
}

/// Messages from one screen to the screen that is seen next, each delivered once.
///
/// A message waits until a screen receives it, even if a receiver is cancelled first.
@MainActor
public final class Messages {
  package private(set) var waiting: [Message] = []
  private var receiver: AsyncStream<Void>.Continuation?

  private let onPost: (Message) -> Void

  /// Creates the messages; each one posted is also passed to `onPost`.
  public init(onPost: @escaping (Message) -> Void = { _ in }) {
    self.onPost = onPost
  }

  /// Delivers a message to the screen that is receiving, or else to the next one to do so.
  public func post(_ message: Message) {
    onPost(message)
    waiting.append(message)
    receiver?.yield()
  }

  /// Calls `action` with each message, waiting ones first, until the caller is cancelled or another caller receives.
  public func receive(_ action: (Message) -> Void) async {
    receiver?.finish()
    let (wakes, continuation) = AsyncStream.makeStream(of: Void.self)
    receiver = continuation
    continuation.yield()
    for await _ in wakes where !Task.isCancelled {
      let messages = waiting
      waiting = []
      for message in messages { action(message) }
    }
  }
}
