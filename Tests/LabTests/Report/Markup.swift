import Foundation
import Testing

@testable import LabReport

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The elements of a page's sections, which are written as XML.
final class Markup: NSObject, XMLParserDelegate {
  struct Element {
    let name: String
    let attributes: [String: String]
    /// Names of the elements around it.
    let path: [String]
    fileprivate(set) var text = ""

    var id: String? { attributes["id"] }
  }

  private(set) var elements: [Element] = []
  private var open: [Int] = []

  init(_ sections: [PageSection]) throws {
    super.init()
    let text = "<main>\(sections.map(\.html).joined().text)</main>"
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    try #require(
      parser.parse(), "line \(parser.lineNumber): \(String(describing: parser.parserError))")
  }

  func all(_ names: String...) -> [Element] { elements.filter { names.contains($0.name) } }

  func texts(_ name: String) -> [String] { all(name).map(\.text) }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    let path = open.map { elements[$0].name }
    open.append(elements.count)
    elements.append(Element(name: name, attributes: attributes, path: path))
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
  }

  /// Text belongs to all elements around it.
  func parser(_ parser: XMLParser, foundCharacters text: String) {
    for index in open { elements[index].text += text }
  }
}
