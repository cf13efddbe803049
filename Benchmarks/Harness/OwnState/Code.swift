import LabCallStack

/// The functions at the return addresses of call stacks.
struct Code {
  private let functions: [UInt: [Function]]

  init(at addresses: Set<UInt>) {
    functions =
      addresses.isEmpty
      ? [:] : Symbolizer.shared.frames(at: addresses).mapValues { $0.map(Function.init) }
  }

  /// Returns the line of the measured code that an event comes from.
  func place(of event: BlockWatch.Event) -> String? {
    innermost(event.stack).map { "\($0.function), \($0.place)" }
  }

  /// Returns whether a buffer was copied on write or built anew, judged by the functions of the standard
  /// library that allocated it.
  func kind(of successor: ObservedUpdate.Successor) -> UpdateReport.Kind {
    guard let library = successor.allocation.flatMap(library) else { return .undetermined }
    if successor.isGrown || library.contains(where: \.builds) { return .rebuilt }
    if library.contains(where: \.copiesOnWrite) { return .copied }
    let isShared = successor.allocation?.references(to: successor.old.block) != nil
    if isShared, library.contains(where: \.replacesBuffer) { return .copied }
    if library.contains(where: \.hidesLines) { return .undetermined }
    return library.contains(where: \.replacesElements) ? .undetermined : .rebuilt
  }

  /// Returns whether a collection was made out of another.
  func builds(_ event: BlockWatch.Event) -> Bool {
    library(of: event)?.contains(where: \.builds) == true
  }

  /// Returns the functions that the measured code called, innermost first; `nil` if it called none.
  private func library(of event: BlockWatch.Event) -> [Function]? {
    let all = event.stack.flatMap { functions[$0] ?? [] }
    return all.firstIndex(where: \.isOwn).map { Array(all[..<$0]) }
  }

  /// Returns the frames of the function that copied an array so that it can be written, and those of the
  /// library that called it; `nil` for another allocation. The next frame is the measured code's.
  func framesCopyingArray(of copy: BlockWatch.Event) -> Range<Int>? {
    let library = copy.stack.map { functions[$0] ?? [] }.prefix { !$0.contains(where: \.isOwn) }
    guard library.count < copy.stack.count, !library.joined().contains(where: \.builds) else {
      return nil
    }
    return library.firstIndex { $0.contains(where: \.copiesArray) }.map { $0..<library.count }
  }

  /// Returns the function that was running while the value at `path` was copied and released it later,
  /// or the accessor that replaced the value, which its property held until then.
  ///
  /// In an optimised build, a function that ends with the release has already left the stack: the
  /// release returns to where that function was called from. What is inlined into the update may have
  /// released the value as well as the update itself; then neither is named.
  func releaser(
    of path: String, until release: BlockWatch.Event, copiedBy copy: BlockWatch.Event,
    isPutBack: Bool
  ) -> SourceFrame? {
    let (releaseStack, copyStack) = (measured(release.stack), measured(copy.stack))
    let shared = zip(releaseStack.reversed(), copyStack.reversed()).prefix { $0 == $1 }.count
    // The walk of a stack may end too early.
    guard shared > 0 else { return nil }
    let releasing = releaseStack.dropLast(shared).flatMap(own)
    let copying = copyStack.dropLast(shared).reversed().lazy.map(own).first { !$0.isEmpty }
    let running = Set(copyStack.flatMap(own).map(\.function))
    // What another function releases need not have been this one's, unless that sets the property: a global
    // may have had it.
    let releaser =
      releasing.isEmpty
      ? copying?.last
      : releasing.drop { $0.function.hasSuffix("deinit") }.prefix(isPutBack ? releasing.count : 1)
        .first { running.contains($0.function) || $0.isAccessor(of: path) }
    let isInlining = Set(copying?.map(\.function) ?? []).count > 1
    return isInlining && releaser?.function == entry(of: copy.stack) ? nil : releaser
  }

  /// The functions of the measured code at an address, inlined ones first.
  private func own(_ address: UInt) -> [SourceFrame] {
    functions[address]?.filter(\.isOwn).map(\.frame) ?? []
  }

  /// Returns the part of a stack that the lab called for an update.
  private func measured(_ stack: [UInt]) -> [UInt] {
    func isOfLab(_ address: UInt) -> Bool {
      functions[address]?.contains { $0.frame.isOfLab } == true
    }
    return Array(stack.drop(while: isOfLab).prefix { !isOfLab($0) })
  }

  private func innermost(_ stack: [UInt]) -> SourceFrame? {
    stack.lazy.compactMap { own($0).first }.first
  }

  /// Returns the name of the closure that the lab calls for an update.
  private func entry(of stack: [UInt]) -> String? {
    measured(stack).flatMap(own).last?.function
  }
}

/// A function and what its name and place say about it.
struct Function {
  let frame: SourceFrame
  /// Whether it belongs to the measured code, not to the toolchain, to generated code or to the lab.
  let isOwn: Bool
  /// Whether it makes a collection out of another. Some such functions copy on write on the way.
  let builds: Bool
  /// Whether it copies a buffer only because that has a second owner.
  let copiesOnWrite: Bool
  /// Whether it copies an array, for a second owner or for want of room.
  var copiesArray: Bool { replacesBuffer || copiesOnWrite && !copiesHashed }
  private let copiesHashed: Bool
  /// Whether it inserts or removes elements. It allocates for a second owner, or for want of room.
  let replacesElements: Bool
  /// Whether it allocates for a second owner, or for want of room.
  let replacesBuffer: Bool
  /// Whether it is measured code without lines, as two functions of equal code that the compiler merged: it may
  /// hide what is inlined into it.
  let hidesLines: Bool

  init(_ frame: SourceFrame) {
    self.frame = frame
    let (name, path) = (frame.function, frame.path)
    // Functions of the standard library that were specialised for the measured code have its lines.
    let isOfLibrary = name.contains(
      /^(objectdestroy|outlined |(reabstraction )?thunk for |(static )?(_\w+|(Contiguous)?Array(Slice)?|Dictionary|Set|Sequence|\w*Collection)(<>)?\.)/
    )
    isOwn =
      frame.line > 0 && path.hasSuffix(".swift") && !path.contains("@__swiftmacro")
      && !path.contains("/stdlib/") && !isOfLibrary && !frame.isOfLab
    builds =
      name.contains(
        /\.(map|flatMap|compactMap|mapValues|filter|sorted|reversed|shuffled)[<(]|_copyToContiguousArray/
      )
      || name.contains(
        /\.(union|intersection|subtracting|symmetricDifference|merging)[<(]/
      )
    copiesHashed = name.contains(/_Native(Dictionary|Set)\S*\.copy\(\)/)
    copiesOnWrite =
      copiesHashed
      || name.contains(
        /_makeMutableAndUnique|_consumeAndCreateNew\(\)|_makeUniqueAndReserveCapacityIfNotUnique|init\(copying:\)/
      )
    replacesElements = name.contains(/^Array\.replaceSubrange</)
    replacesBuffer = name.contains("_consumeAndCreateNew(")
    hidesLines = frame.line == 0 && path.hasSuffix(".swift.o")
  }
}

extension SourceFrame {
  var isOfLab: Bool { Self.lab.contains { path.hasPrefix($0) } }

  /// The sources of the lab. Other packages may have folders of the same names.
  private static let lab = ["Sources/", "Benchmarks/"].map {
    #filePath.dropLast("Benchmarks/Harness/OwnState/Code.swift".count) + $0
  }

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
