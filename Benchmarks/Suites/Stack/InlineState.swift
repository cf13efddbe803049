import LabDomain

/// A state without arrays, so all of its bytes are inline.
protocol InlineState: SendableMetatype {
  init()
  /// Changes one field.
  mutating func like()
  /// Whether the field was changed.
  var isLiked: Bool { get }
}

extension Post: InlineState {
  init() { self.init(id: 1, author: 1, authorName: "Ann", text: "Hello") }

  mutating func like() { isLiked.toggle() }
}

/// Four states side by side.
struct Four<Part: InlineState>: InlineState {
  private var parts = (Part(), Part(), Part(), Part())

  mutating func like() { parts.2.like() }
  var isLiked: Bool { parts.2.isLiked }
}

/// A value behind one reference, copied when it is changed while shared.
struct Boxed<Value: InlineState>: InlineState {
  private final class Storage {
    var value: Value

    init(_ value: Value) { self.value = value }
  }

  private var storage = Storage(Value())

  mutating func like() {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.value) }
    storage.value.like()
  }

  var isLiked: Bool { storage.value.isLiked }
}

/// A parent state that holds only its child's, so both are the same size.
struct Parent<Child: InlineState>: InlineState {
  var child = Child()

  mutating func like() { child.like() }
  var isLiked: Bool { child.isLiked }
}

/// A parent state with its child's as the payload of an enum case.
enum Route<Child: InlineState>: InlineState {
  case none
  case child(Child)

  init() { self = .child(Child()) }

  mutating func like() {
    if case .child(var child) = self {
      child.like()
      self = .child(child)
    }
  }

  var isLiked: Bool { child?.isLiked == true }

  var child: Child? {
    if case .child(let child) = self { child } else { nil }
  }
}
