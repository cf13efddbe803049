/// What one screen has to tell whichever screen listens next: each message is handed over once.
///
/// Without a listener a message waits. A listener that goes before it took a message leaves it for the next.
@MainActor
package final class Messages {
  private var waiting: [Message] = []
  private var listener: AsyncStream<Void>.Continuation?

  private let onPost: (Message) -> Void

  package init(onPost: @escaping (Message) -> Void = { _ in }) {
    self.onPost = onPost
  }

  package func post(_ message: Message) {
    onPost(message)
    waiting.append(message)
    listener?.yield()
  }

  /// Hands every message to `action`, those that wait first, until the caller is cancelled or another listens.
  package func receive(_ action: (Message) -> Void) async {
    listener?.finish()
    let (wakes, continuation) = AsyncStream.makeStream(of: Void.self)
    listener = continuation
    continuation.yield()
    for await _ in wakes where !Task.isCancelled {
      let messages = waiting
      waiting = []
      for message in messages { action(message) }
    }
  }
}

/// Good news, told once.
package enum Message: Equatable, Sendable {
  case saved

  /// The text on screen.
  package var text: String {
    switch self {
    case .saved: "Saved"
    }
  }
}
