/// Why nothing was measured.
package enum MeasureError: Error, Hashable, CustomStringConvertible {
  case debugBuild

  package var description: String {
    "a debug build measures nothing; run: swift run -c release lab bench"
  }
}
