import LabAudit
import LabOutput

/// The package that `lab new measurement` writes: a small store, its measurement, and a manifest.
///
/// The store is in `Sources/Templates/Store`.
struct MeasurementTemplate: PackageTemplate {
  let name: String
  let checkout: Checkout

  let platforms = ".macOS(.v15)"
  let declarations = ""

  var code: [AtomicFolder.File] {
    checkout.files(in: "Sources/Templates/Store").map {
      ("Sources/\(name)/\($0.name).swift", $0.text)
    }
  }

  var targets: String {
    """
        .executableTarget(
          name: "\(name)", dependencies: [.product(name: "LabMeasure", package: "PatternLab")],
          swiftSettings: [.defaultIsolation(MainActor.self)])
    """
  }

  var readme: String {
    """
    # \(name)

    Measures one update of a store, and finds what makes it copy:

        swift run -c release \(name) --quick

    Replace `Sources/\(name)/FeedStore.swift` with your own store, and create and update it in
    `Measurement.swift`. The lab's `docs/your-own-state.md` explains the tables.

    """
  }
}
