import Domain
import Streams

/// A use case that streams start; what becomes of it are streams again.
final class Request<Input, Output: Sendable> {
  private enum Event {
    case started(Input)
    case answered(Output)
    case failed(DomainError)
    case ended(Input)
  }

  let isRunning = Relay(false)
  private let events = Subject<Event>()
  private let subscription = Subscription()

  /// The inputs of the requests that start.
  var starts: Stream<Input> {
    events.stream.compactMap { if case .started(let input) = $0 { input } else { nil } }
  }

  var values: Stream<Output> {
    events.stream.compactMap { if case .answered(let output) = $0 { output } else { nil } }
  }

  /// The errors of failed requests; a cancelled one has not failed.
  var errors: Stream<DomainError> {
    events.stream.compactMap { if case .failed(let error) = $0 { error } else { nil } }
  }

  /// The inputs of the requests that are over, answered or not; sent last.
  var ends: Stream<Input> {
    events.stream.compactMap { if case .ended(let input) = $0 { input } else { nil } }
  }

  /// Runs `work` for each input, until it answers or `end` sends.
  func run(
    on inputs: Stream<Input>, until end: Stream<Void>, file: StaticString = #filePath,
    line: UInt = #line, _ work: @escaping (Input) async throws(DomainError) -> Output
  ) {
    isRunning.receive(
      .merge(starts.map { _ in true }, ends.map { _ in false }), file: file, line: line)
    let all = inputs.flatMap { input in
      let answer = Stream<Event> { send in
        do throws(DomainError) {
          send(.answered(try await work(input)))
        } catch .cancelled {
        } catch {
          send(.failed(error))
        }
      }
      return .concat(.just(.started(input)), answer.take(until: end), .just(.ended(input)))
    }
    subscription.add(all) { [events] in events.send($0) }
  }
}
