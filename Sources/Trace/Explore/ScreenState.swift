import StageUI

/// What one screen holds: the objects that its view leads to, and the `@State` of all its views. It needs no
/// pattern's own types.
final class ScreenState: StageObserver {
  private let view: Any
  private var reads: [() -> Any] = []

  init(_ view: Any) { self.view = view }

  func stagePerforms(_ act: String, perform: () -> Void) { perform() }

  func stageMadeState<Value>(
    _ name: String, read: @escaping () -> Value
  ) -> (any StateObserver)? {
    reads.append(read)
    return nil
  }

  /// A hash of all stored values.
  var key: Int {
    var hasher = Hasher()
    HiddenState.visit(roots) { name, value in
      hasher.combine(name)
      if let value = value as? any Hashable {
        hasher.combine(value)
      } else {
        hasher.combine("\(value)")
      }
    }
    return hasher.finalize()
  }

  /// A line for each stored value.
  var text: String {
    var lines: [String] = []
    HiddenState.visit(roots) { lines.append("\($0): \($1)") }
    return lines.joined(separator: "\n")
  }

  private var roots: [Any] { [view] + reads.map { $0() } }
}
