import LabContract
import LabDomain
import Observation
import StageUI

/// What one screen stores: the objects that its view leads to, and the `@State` of all its views. It needs no
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
    var state = HiddenState()
    for root in [view] + reads.map({ $0() }) { state.add(root, "") }
    return state.key
  }
}

/// What a screen holds, by reflection: the stored properties of every object that it leads to, and which
/// of its tasks run.
///
/// Left out is what all screens share (the environment), what closures capture, and what only counts
/// or is observed: `nextKey` is another number after each session, and no later step depends on it.
private struct HiddenState {
  private var hasher = Hasher()
  private var seen: Set<ObjectIdentifier> = []
  /// Tasks are compared with those that run, once all are known.
  private var tasks: [(name: String, task: Task<Void, Never>)] = []
  private var running: [Task<Void, Never>] = []

  private static let counters: Set = ["nextKey", "nextSerial", "serial", "valueUpdatedCount"]

  /// A hash of what was added, in an order that depends on its types alone.
  var key: Int {
    var hasher = hasher
    for (name, task) in tasks {
      guard let index = running.firstIndex(of: task) else { continue }
      hasher.combine(name)
      hasher.combine(index)
    }
    hasher.combine(running.count)
    return hasher.finalize()
  }

  mutating func add(_ value: Any, _ name: String) {
    switch value {
    case is AppEnvironment, is ObservationRegistrar, is ObjectIdentifier, is AnyKeyPath: break
    case let bag as TaskBag: running += bag.running
    case let task as Task<Void, Never>: tasks.append((name, task))
    case is any Container: addContents(of: value, name)
    case let value as any Hashable where !(type(of: value) is AnyClass): combine(name, value)
    default: addContents(of: value, name)
    }
  }

  private mutating func combine(_ name: String, _ value: some Hashable) {
    hasher.combine(name)
    hasher.combine(value)
  }

  private mutating func addContents(of value: Any, _ name: String) {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .class:
      guard seen.insert(ObjectIdentifier(value as AnyObject)).inserted else { return }
      for mirror in sequence(first: mirror, next: \.superclassMirror) {
        addChildren(of: mirror, in: name)
      }
    case .optional:
      // Whether a task is there says nothing: it may have ended.
      if let child = mirror.children.first {
        add(child.value, name)
      } else if type(of: value) != Task<Void, Never>?.self {
        combine(name, 0)
      }
    case .enum:
      guard let child = mirror.children.first else { return combine(name, "\(value)") }
      combine(name, child.label ?? "")
      add(child.value, name)
    case .dictionary:
      let pairs = mirror.children.map { Mirror(reflecting: $0.value).children.map(\.value) }
      for (key, pair) in pairs.map({ ("\($0[0])", $0[1]) }).sorted(by: { $0.0 < $1.0 }) {
        add(pair, "\(name)[\(key)]")
      }
    default: addChildren(of: mirror, in: name)
    }
  }

  private mutating func addChildren(of mirror: Mirror, in name: String) {
    for child in mirror.children {
      let label = child.label ?? name
      if !Self.counters.contains(label) { add(child.value, label) }
    }
  }
}

/// May be hashable, and yet contain tasks or objects.
private protocol Container {}
extension Optional: Container {}
extension Array: Container {}
extension Dictionary: Container {}
