import Report

/// A place that texts are written to.
struct Sink {
  let isTerminal: Bool
  let style: Style
  let write: (String) -> Void

  /// Colours are for terminals that know them, unless `NO_COLOR` is set (https://no-color.org).
  init(isTerminal: Bool, environment: [String: String], write: @escaping (String) -> Void) {
    let isColourful =
      isTerminal && environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
    self.isTerminal = isTerminal
    self.style = isColourful ? .ansi : .plain
    self.write = write
  }
}
