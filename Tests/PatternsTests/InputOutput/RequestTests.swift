import LabDomain
import LabSpecification
import LabStreams
import Testing

@testable import InputOutput

struct RequestTests {
  private let request = Request<Int, Int>()
  private let inputs = Subject<Int>()
  private let ends = Subject<Void>()
  private let log = Relay<[String]>([])

  init() {
    log.receive(
      request.starts.into { $0.append("starts \($1)") },
      request.values.into { $0.append("value \($1)") },
      request.errors.into { $0.append("error \($1)") },
      request.ends.into { $0.append("ends \($1.input), \($1.output ?? 0)") })
    request.run(on: inputs.stream, until: ends.stream) { input async throws(DomainError) in
      if input < 0 { throw input == -1 ? .offline : .cancelled }
      return 10 * input
    }
  }

  @Test func `a request starts at once, answers later and then ends`() async {
    inputs.send(1)
    #expect(log.value == ["starts 1"] && request.isRunning.value)
    await settle()

    #expect(log.value == ["starts 1", "value 10", "ends 1, 10"])
    #expect(!request.isRunning.value)
  }

  @Test func `an error is sent, unless the request was cancelled`() async {
    inputs.send(-1)
    inputs.send(-2)
    let running = Collected(request.isRunning.sample(on: request.ends))
    await settle()

    #expect(log.value == ["starts -1", "starts -2", "error offline", "ends -1, 0", "ends -2, 0"])
    #expect(running.values == [true, false])
  }

  @Test func `an ended request is silent`() async {
    inputs.send(1)

    ends.send(())
    #expect(log.value == ["starts 1", "ends 1, 0"] && !request.isRunning.value)
    await settle()

    #expect(log.value == ["starts 1", "ends 1, 0"])
  }
}
