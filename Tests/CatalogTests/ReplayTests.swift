import Catalog
import Contract
import Testing
import Trace

struct ReplayTests {
  @Test(arguments: Catalog.forms.map(\.name))
  func `twenty random sessions of each form replay`(_ name: String) async throws {
    let form = try #require(Catalog.forms.first { $0.name == name })
    let start = ContinuousClock.now
    let failures = try await ReplayCheck.failures(of: form, seeds: 1...20)
    print(name, ContinuousClock.now - start)
    #expect(failures.isEmpty, "\(failures.map(\.description).joined(separator: "\n"))")
  }
}
