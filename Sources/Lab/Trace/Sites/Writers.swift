#if os(Linux)
  import Runtime

  /// The code behind a write that somebody wrote by hand, the nearest first.
  struct Writers {
    private typealias Frame = SymbolicatedBacktrace.Frame

    private var sites: [Site] = []
    /// When nothing but a binding is known to have written. Which, the field tells: an optimised build may share one
    /// setter among key paths.
    private var binding: Site?

    /// The writer, and the nearest of those who called it.
    private static let most = 4

    var site: Site? {
      guard let first = sites.first else { return binding }
      return Site(
        function: first.function, file: first.file, line: first.line,
        callers: Array(sites.dropFirst()))
    }

    /// Adds what is hand-written in one call on the stack; returns whether more is wanted.
    ///
    /// The call is told as the functions that were inlined into one, and then that one. Of those that were inlined, the
    /// innermost stands last; but its location comes first, and each further location is where the function before it
    /// in the list was called from.
    ///
    /// - Parameter following: where one of the next instructions stands, when a function's own has no line.
    mutating func add(
      _ call: [SymbolicatedBacktrace.Frame],
      following: (SymbolicatedBacktrace.Frame) -> SymbolicatedBacktrace.SourceLocation?
    ) -> Bool {
      guard let outermost = call.last else { return true }
      if call.contains(where: \.isStage) { return false }
      if call.contains(where: \.isKeyPathSetter) {
        binding = Site(function: "a binding", file: "", line: 0)
      }
      let accessor = call.dropLast().firstIndex(where: \.isAccessor)
      let places = [accessor.map { call[$0 + 1] }, call[0]].compactMap(\.self) + call.dropFirst()
      var location = places.lazy.compactMap(\.location).first(where: \.isHandWritten)
      if location == nil, call.count == 1, sites.isEmpty, outermost.isHandWritten {
        location = following(outermost)
      }
      guard let location, location.isHandWritten else { return true }
      let function = call.dropLast().last { $0.isHandWritten && !$0.isAccessor } ?? outermost
      sites.append(Site(function: function.function, file: location.file, line: location.line))
      return sites.count < Self.most
    }
  }

  extension SymbolicatedBacktrace.SourceLocation {
    /// Whether it is in a file, in code that nobody generated.
    var isWritten: Bool {
      line > 0 && !path.contains("<compiler-generated>") && !path.contains("@__swiftmacro")
    }

    /// From the package's root, which differs from machine to machine, as far as that can be told.
    fileprivate var file: String {
      let names = path.split(separator: "/")
      let roots: Set<Substring> = ["Benchmarks", "Sources", "Tests"]
      guard let root = names.dropLast().lastIndex(where: roots.contains) else { return path }
      return names[root...].joined(separator: "/")
    }

    /// Whether it is also outside this module, the stage and what patterns share.
    fileprivate var isHandWritten: Bool {
      isWritten && !ownModules.contains { "/\(path)".contains("/\($0)/") }
    }
  }

  extension SymbolicatedBacktrace.Frame {
    fileprivate var location: SymbolicatedBacktrace.SourceLocation? { symbol?.sourceLocation }

    private var rawName: String { symbol?.rawName ?? "" }

    /// Whether it may be: neither this module, nor the stage, nor a thunk.
    fileprivate var isHandWritten: Bool {
      guard let symbol, !symbol.isSwiftThunk, rawName.hasPrefix("$s") else { return false }
      return !ownModules.contains { rawName.hasPrefix("$s\($0.count)\($0)") }
    }

    fileprivate var isAccessor: Bool {
      function.hasSuffix(".setter") || function.hasSuffix(".modify")
        || function.contains(".withMutation") || function.hasPrefix("ObservationRegistrar.")
    }

    fileprivate var isKeyPathSetter: Bool { function.hasPrefix("key path setter for ") }

    /// Whether this is the stage that performs an act; whoever called it is the person, and wrote nothing.
    fileprivate var isStage: Bool {
      rawName.hasPrefix("$s12StageRuntime") && function.hasPrefix("Stage.")
    }

    /// Without what the compiler made of it.
    fileprivate var function: String {
      (symbol?.name ?? "")
        .replacing(#/\(\d+\) (await|suspend) resume partial function for /#, with: "")
        .replacing("specialized ", with: "")
        .replacing("partial apply for ", with: "")
    }
  }

  /// And what all patterns share, whose closures stand between a binding and the view that it was made for.
  private let ownModules = ["Trace", "StageRuntime", "StageUI", "Components"]
#endif
