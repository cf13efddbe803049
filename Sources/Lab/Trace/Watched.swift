import StageRuntime
import Tracepoints

/// Something that a recorder watches.
protocol Watched: AnyObject {
  var isGone: Bool { get }
}

/// A traced object, and the properties that a recorder watches in it.
final class WatchedObject<Object: TracedObject>: Watched, WriteListener {
  private weak var object: Object?
  private weak var recorder: Recorder?
  private let properties: [AnyKeyPath: WatchedProperty<Object>]

  init(_ object: Object, _ fields: [Field<Object>], recorder: Recorder) {
    self.object = object
    self.recorder = recorder
    properties = Dictionary(fields.map { ($0.property, WatchedProperty($0.compare)) }) { $1 }
    for property in properties.values { _ = property.compare(object) }
  }

  var isGone: Bool { object == nil }

  func willWrite(_ keyPath: AnyKeyPath) {
    guard let recorder, let object, let property = properties[keyPath] else { return }
    property.willWrite(object, recorder)
  }

  func didWrite(_ keyPath: AnyKeyPath) {
    guard let recorder, let object, let property = properties[keyPath] else { return }
    property.didWrite(object, recorder)
  }
}

/// A watched property, and its write under way.
final class WatchedProperty<Root> {
  let compare: Comparison<Root>
  private var write: Int?

  init(_ compare: @escaping Comparison<Root>) { self.compare = compare }

  /// A write in the middle of another to the same property, as in `didSet`, ends that one.
  func willWrite(_ root: Root, _ recorder: Recorder) {
    didWrite(root, recorder)
    write = recorder.recordWrite()
  }

  func didWrite(_ root: Root, _ recorder: Recorder) {
    guard let number = write else { return }
    write = nil
    if let change = compare(root) { recorder.complete(number, with: change) }
  }
}

/// How to watch a view's state once it is on stage.
protocol StateWatch {
  func observer<Value>(
    reading read: @escaping () -> Value, for recorder: Recorder
  ) -> (any StateObserver)?
}

struct ListedState<State>: StateWatch {
  let makeComparison: () -> Comparison<State>

  func observer<Value>(
    reading read: @escaping () -> Value, for recorder: Recorder
  ) -> (any StateObserver)? {
    guard let read = read as? () -> State else { return nil }
    return WatchedState(read, makeComparison(), recorder: recorder)
  }
}

final class WatchedState<State>: StateObserver {
  private weak var recorder: Recorder?
  private let read: () -> State
  private let property: WatchedProperty<State>

  init(_ read: @escaping () -> State, _ compare: @escaping Comparison<State>, recorder: Recorder) {
    self.read = read
    self.recorder = recorder
    property = WatchedProperty(compare)
    _ = compare(read())
  }

  func stateWillChange() {
    if let recorder { property.willWrite(read(), recorder) }
  }

  func stateDidChange() {
    if let recorder { property.didWrite(read(), recorder) }
  }
}

extension Recorder {
  package func stageMadeState<Value>(
    _ name: String, read: @escaping () -> Value
  ) -> (any StateObserver)? {
    stateWatches[name]?.observer(reading: read, for: self)
  }
}
