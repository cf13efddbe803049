import StageUI
import Testing

/// Expects the whole screen to read as `screen`.
package func expectScreen(
  _ app: TestApp, _ screen: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(app.stage.text == screen, sourceLocation: sourceLocation)
}

/// Expects a line of the screen to be `line`.
package func expectLine(
  _ app: TestApp, _ line: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(
    app.shows(line: line), "no line '\(line)' in:\n\(app.stage.text)",
    sourceLocation: sourceLocation)
}
