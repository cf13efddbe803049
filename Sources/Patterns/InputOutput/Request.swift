import LabDomain
import LabStreams

/// A use case that streams start; what becomes of it are streams again.
final class Request<Input, Output: Sendable> {
  let isRunning = Relay(false)
  private let started = Subject<Input>()
  private let answered = Subject<Output>()
  private let failed = Subject<DomainError>()
  private let ended = Subject<(input: Input, output: Output?)>()
  private var subscriptions: [Subscription] = []
  /// Those that have not ended, oldest first. Releasing one cancels its task.
  private var running: [(serial: Int, input: Input, task: Subscription)] = []
  private var nextSerial = 0

  /// The inputs of the requests that start.
  var starts: Stream<Input> { started.stream }

  var values: Stream<Output> { answered.stream }

  /// The errors of failed requests; a cancelled one has not failed.
  var errors: Stream<DomainError> { failed.stream }

  /// The requests that are over, with the value unless they failed or were cancelled; sent last.
  var ends: Stream<(input: Input, output: Output?)> { ended.stream }

  /// Runs `work` for each input, until it answers or `end` sends.
  func run(
    on inputs: Stream<Input>, until end: Stream<Void> = .empty, file: String = #filePath,
    line: Int = #line, _ work: @escaping (Input) async throws(DomainError) -> Output
  ) {
    isRunning.receive(
      starts.map { _ in true }, ends.map { [unowned self] _ in !running.isEmpty }, file: file,
      line: line)
    subscriptions = [
      end.subscribe { [unowned self] in endAll() },
      inputs.subscribe { [unowned self] in start($0, work) },
    ]
  }

  private func start(
    _ input: Input, _ work: @escaping (Input) async throws(DomainError) -> Output
  ) {
    started.send(input)
    let serial = nextSerial
    nextSerial += 1
    let task = Task { [weak self] in
      var output: Output?
      do throws(DomainError) {
        output = try await work(input)
        if let output, !Task.isCancelled { self?.answered.send(output) }
      } catch .cancelled {
      } catch {
        if !Task.isCancelled { self?.failed.send(error) }
      }
      self?.end(serial, with: output)
    }
    running.append((serial, input, Subscription(cancelling: task)))
  }

  private func end(_ serial: Int, with output: Output? = nil) {
    guard let index = running.firstIndex(where: { $0.serial == serial }) else { return }
    let input = running.remove(at: index).input
    ended.send((input, output))
  }

  private func endAll() {
    for serial in running.map(\.serial) { end(serial) }
  }
}
