import CallStack
import Measure

/// The functions at the return addresses of call stacks.
struct Code {
  private let frames: [UInt: [SourceFrame]]

  init(at addresses: Set<UInt>) {
    frames = addresses.isEmpty ? [:] : Symbolizer().frames(at: addresses)
  }

  /// Returns the line of the measured code that an event comes from.
  func place(of event: BlockWatch.Event) -> String? {
    innermost(event.stack).map { "\($0.function), \($0.place)" }
  }

  /// Returns whether a buffer was copied on write or built anew, by the functions of the standard
  /// library that allocated it.
  func kind(of successor: ObservedUpdate.Successor) -> UpdateReport.Kind {
    guard let stack = successor.allocation?.stack else { return .undetermined }
    let library = stack.lazy.flatMap { frames[$0] ?? [] }.prefix { !$0.isOwn }.map(\.function)
    guard stack.contains(where: { frames[$0]?.contains(where: \.isOwn) == true }) else {
      return .undetermined
    }
    let isCopied =
      library.contains(where: Self.isCopyOnWrite) && !library.contains(where: Self.isBuilder)
    return isCopied ? .copied : .rebuilt
  }

  /// Whether a function makes a collection out of another. Some of them copy on write on the way.
  private static func isBuilder(_ function: String) -> Bool {
    function.contains(
      /\.(map|flatMap|compactMap|mapValues|filter|sorted|reversed|shuffled)[<(]|_copyToContiguousArray/
    )
  }

  /// Whether a function copies a buffer only because it has a second owner.
  private static func isCopyOnWrite(_ function: String) -> Bool {
    function.contains(
      /_makeMutableAndUnique|_consumeAndCreateNew\(\)|_makeUniqueAndReserveCapacityIfNotUnique/)
      || function.contains(/_Native(Dictionary|Set)\S*\.copy\(\)/)
  }

  /// Returns the function that held the value at `path` while it was copied: it was running then, and it
  /// released the value. Or the accessor that replaced the value, which its property held until then.
  ///
  /// In an optimised build, a function that ends with the release has already left the stack: the
  /// release returns to where that function was called from. What is inlined into the update may have
  /// held the value as well as the update itself; then neither is named.
  func holder(
    of path: String, until release: BlockWatch.Event, copiedBy copy: BlockWatch.Event
  ) -> SourceFrame? {
    let shared = zip(release.stack.reversed(), copy.stack.reversed()).prefix { $0 == $1 }.count
    let releasing = release.stack.dropLast(shared).flatMap { frames[$0] ?? [] }.filter(\.isOwn)
    let copying = copy.stack.dropLast(shared).reversed().lazy
      .compactMap { frames[$0]?.filter(\.isOwn) }.first { !$0.isEmpty }
    let running = running(at: copy)
    let holder =
      releasing.isEmpty
      ? copying?.last
      : releasing.first { running.contains($0.function) || $0.isAccessor(of: path) }
    let isInlining = Set(copying?.map(\.function) ?? []).count > 1
    return isInlining && holder?.function == entry(of: copy.stack) ? nil : holder
  }

  /// Returns the function that kept a value in this update and released it in a later one, as the
  /// value of a closure that it replaces.
  func taker(
    releasedBy release: BlockWatch.Event, copiedBy copy: BlockWatch.Event
  ) -> SourceFrame? {
    let (running, entry) = (running(at: copy), entry(of: copy.stack))
    return innermost(release.stack).flatMap {
      running.contains($0.function) && $0.function != entry ? $0 : nil
    }
  }

  /// The names of the measured code's functions on a stack.
  private func running(at event: BlockWatch.Event) -> Set<String> {
    Set(event.stack.flatMap { frames[$0] ?? [] }.filter(\.isOwn).map(\.function))
  }

  private func innermost(_ stack: [UInt]) -> SourceFrame? {
    stack.lazy.flatMap { frames[$0] ?? [] }.first(where: \.isOwn)
  }

  /// Returns the name of the closure that the lab calls for an update.
  private func entry(of stack: [UInt]) -> String? {
    stack.flatMap { frames[$0] ?? [] }.drop(while: \.isOfLab).prefix { !$0.isOfLab }
      .last(where: \.isOwn)?.function
  }
}

extension SourceFrame {
  /// Whether it belongs to the measured code, not to the toolchain, to generated code or to the
  /// lab.
  fileprivate var isOwn: Bool {
    line > 0 && path.hasSuffix(".swift") && !path.contains("@__swiftmacro")
      && !path.contains("/stdlib/") && !isOfLibrary && !isOfLab
  }

  /// Whether it is a function of the standard library that was specialised for the measured code.
  private var isOfLibrary: Bool {
    function.contains(
      /^(objectdestroy|outlined |(static )?_*(Native|Contiguous|Raw)?(Array|Dictionary|Set)(Slice|Buffer|Storage)?\.)/
    )
  }

  fileprivate var isOfLab: Bool { path.hasPrefix(Self.lab) }

  /// The lab's own folder. Other packages may have one of the same name.
  private static let lab = String(#filePath.dropLast("OwnState/Code.swift".count))

  /// Whether it replaces a property on the path, as `FeedStore.state.setter` on `FeedStore.state.posts`.
  fileprivate func isAccessor(of path: String) -> Bool {
    guard let accessor = function.firstMatch(of: /\.(\w+)\.(setter|modify|didset)$/) else {
      return false
    }
    return path.split(separator: ".").dropFirst().contains(accessor.1)
  }

  /// As in `FeedStore.swift:31`.
  var place: String { "\(path.split(separator: "/").last ?? ""):\(line)" }
}
