import Foundation
import Measure
import Testing

@Suite struct EnvironmentTests {
  let environment = Environment.current()

  @Test func `the machine tells what it is`() {
    #expect(environment.cores >= 1)
    #expect(environment.kernel != "unknown")
    #expect(environment.system != "unknown")
    #expect(environment.load >= 0)
    #expect(environment.compiler.hasPrefix("Swift 6."))
  }

  @Test func `the date is ISO 8601 in UTC`() throws {
    let date = try Date(environment.date, strategy: .iso8601)

    #expect(abs(date.timeIntervalSinceNow) < 3_600)
  }

  @Test func `it survives JSON`() throws {
    let data = try JSONEncoder().encode(environment)

    #expect(try JSONDecoder().decode(Environment.self, from: data) == environment)
  }
}
