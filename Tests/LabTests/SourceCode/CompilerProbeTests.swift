import Foundation
import LabAudit
import Testing

struct CompilerProbeTests {
  @Test func `says where there is no compiler`() {
    let error = #expect(throws: CompilerProbeError.self) {
      try CompilerProbe(root: Checkout.here().root, path: "/nowhere").errors(in: [], asFileOf: "MV")
    }

    #expect(error?.description.hasSuffix(": there is no swiftc in PATH") == true)
  }
}
