import Dispatch
import Foundation

/// What is cleared away when the program is stopped in the middle of work: by Ctrl-C, by `kill`, or
/// because its terminal has gone. It still ends by that signal.
///
/// A signal that the program was told to ignore, as `nohup` does, stays ignored.
struct Interruption {
  private let sources: [(signal: Int32, source: any DispatchSourceSignal)]

  /// - Parameter clear: is called on another thread.
  init(clear: @escaping @Sendable () -> Void) {
    sources = [SIGINT, SIGTERM, SIGHUP].filter(Self.ignore).map { number in
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        clear()
        signal(number, SIG_DFL)
        kill(getpid(), number)
      }
      source.resume()
      return (number, source)
    }
  }

  /// From here on the signals do again what they do to any program.
  func end() {
    for (number, source) in sources {
      source.cancel()
      signal(number, SIG_DFL)
    }
  }

  /// False when the signal was ignored already. A source hears a signal although it is ignored.
  private static func ignore(_ number: Int32) -> Bool {
    unsafeBitCast(signal(number, SIG_IGN), to: Int.self) != unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
