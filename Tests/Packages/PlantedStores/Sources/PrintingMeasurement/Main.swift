import LabOwnState
import Stores

/// Measures a store that prints, as a person would.
@main struct Main {
  static func main() async {
    await StateMeasurement("PrintingStore") {
      PrintingStore(size: $0)
    } update: {
      $0.like($1)
    }.main()
  }
}
