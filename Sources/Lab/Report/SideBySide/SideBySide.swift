/// Texts that are read next to each other: in columns where these are readable, else one below the other.
///
/// ```swift
/// let page = SideBySide([[
///   [SideBySide.Panel("MVVM", lines: ["viewModel.toggleLike(3)"])],
///   [SideBySide.Panel("MVI", lines: ["store.send(.likeTapped(3))"])],
/// ]])
/// print(page.rendered(width: 100))
/// // MVVM                       │ MVI
/// // ───────────────────────────┼───────────────────────────
/// // viewModel.toggleLike(3)    │ store.send(.likeTapped(3))
/// ```
package struct SideBySide: Sendable {
  /// One text under its heading.
  package struct Panel: Hashable, Sendable {
    package let heading: String
    /// Stands under the heading.
    package let note: String?
    package let lines: [String]

    package init(_ heading: String, note: String? = nil, lines: [String]) {
      self.heading = heading
      self.note = note
      self.lines = lines
    }
  }

  /// Panels that stand one below the other.
  package typealias Column = [Panel]

  /// Columns that belong next to each other; every row starts below the longest column of the last.
  package let rows: [[Column]]

  package init(_ rows: [[Column]]) {
    self.rows = rows
  }
}
