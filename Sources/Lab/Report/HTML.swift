import LabOutput

/// HTML text. A string that is interpolated is escaped, so that data never becomes markup.
///
///     let row: HTML = "<td>\(contender)</td>"
package struct HTML: Hashable, Sendable {
  package var text: String

  /// Creates HTML of text that is markup already.
  package init(markup: String) { text = markup }

  /// Creates HTML that shows a text.
  package init(_ text: String) { self.text = text.printable().escapedForMarkup }
}

extension HTML: ExpressibleByStringInterpolation {
  package init(stringLiteral markup: String) { text = markup }

  package init(stringInterpolation: Interpolation) { text = stringInterpolation.text }

  package struct Interpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ markup: String) { text += markup }
    package mutating func appendInterpolation(_ html: HTML) { text += html.text }
    package mutating func appendInterpolation(_ text: String) { self.text += HTML(text).text }
    package mutating func appendInterpolation(_ number: Int) { text += "\(number)" }
  }
}

extension Sequence<HTML> {
  package func joined(separator: String = "\n") -> HTML {
    HTML(markup: map(\.text).joined(separator: separator))
  }
}
