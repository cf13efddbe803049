import Observation
import Screens

/// A list with a store for each element. A view that reads `rows` observes which elements there are,
/// and none of their properties.
@Observable
final class ListStore<Element: Identifiable & Equatable, Act> {
  struct Row: Identifiable {
    let id: Element.ID
    let store: ScreenStore<Element, Act>
  }

  private(set) var rows: [Row] = []
  @ObservationIgnored private var elements: [Element] = []
  private let onAct: (Element.ID, Act) -> Void

  init(_ elements: [Element], onAct: @escaping (Element.ID, Act) -> Void) {
    self.onAct = onAct
    update(to: elements)
  }

  func update(to newer: [Element]) {
    let (older, rows) = (elements, rows)
    elements = newer
    if older.elementsEqual(newer, by: { $0.id == $1.id }) {
      for index in newer.indices where newer[index] != older[index] {
        rows[index].store.update(to: newer[index])
      }
    } else {
      let stores = Dictionary(uniqueKeysWithValues: rows.map { ($0.id, $0.store) })
      self.rows = newer.map { Row(id: $0.id, store: stores[$0.id] ?? store(of: $0)) }
      for (row, element) in zip(self.rows, newer) { row.store.update(to: element) }
    }
  }

  private func store(of element: Element) -> ScreenStore<Element, Act> {
    ScreenStore(element) { [onAct] in onAct(element.id, $0) }
  }
}
