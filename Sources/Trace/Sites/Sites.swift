#if os(Linux)
  @_spi(Internal) import Runtime

  /// Captures where writes come from as addresses, and looks up who that is when somebody asks.
  @usableFromInline
  final class Sites {
    typealias Frame = SymbolicatedBacktrace.Frame
    typealias Location = SymbolicatedBacktrace.SourceLocation

    /// Captured once: it is what costs most of a backtrace.
    private let images = ImageMap.capture()

    /// To look up an address takes milliseconds, and most come again.
    private var calls: [Backtrace.Address: [Frame]] = [:]
    private var following: [Backtrace.Address: Location?] = [:]

    /// Deep enough for a writer behind accessors, key paths, Observation and this module.
    private static let depth = 40

    /// Where the caller runs; `nil` when that cannot be told.
    func capture() -> Backtrace? {
      try? Backtrace.capture(limit: Self.depth, top: 0, images: images)
    }

    /// Who wrote.
    func site(of backtrace: Backtrace) -> Site? {
      var writers = Writers()
      for frame in backtrace.frames {
        let call = call(at: frame, backtrace.architecture)
        if !writers.add(call, following: { location(after: $0, backtrace.architecture) }) { break }
      }
      return writers.site
    }

    /// The functions that were inlined into one, and then that one.
    private func call(at frame: Backtrace.Frame, _ architecture: String) -> [Frame] {
      let address = frame.originalProgramCounter
      if let call = calls[address] { return call }
      guard let number = UInt64(address) else { return [] }
      let rich: RichFrame<UInt64> =
        if case .programCounter = frame { .programCounter(number) } else { .returnAddress(number) }
      let call = frames(at: rich, architecture)
      calls[address] = call
      return call
    }

    private func frames(at frame: RichFrame<UInt64>, _ architecture: String) -> [Frame] {
      let backtrace = Backtrace(architecture: architecture, frames: [frame], images: images)
      guard let frames = backtrace.symbolicated(with: images)?.frames else { return [] }
      return frames.filter { $0.symbol != nil }
    }

    /// Where one of the next instructions that has a line stands.
    ///
    /// In a debug build, the call that begins a change in place has none.
    private func location(after frame: Frame, _ architecture: String) -> Location? {
      let address = frame.captured.originalProgramCounter
      if let known = following[address] { return known }
      guard let start = UInt64(address) else { return nil }
      let next = stride(from: start, through: start + 256, by: 8).lazy.compactMap { next in
        self.frames(at: .programCounter(next), architecture).last?.symbol
      }
      .prefix { $0.rawName == frame.symbol?.rawName }
      let location = next.compactMap(\.sourceLocation).first(where: \.isWritten)
      following[address] = location
      return location
    }
  }
#else
  /// Not available: only the Linux toolchain ships the `Runtime` module.
  @usableFromInline
  final class Sites {
    struct Backtrace {}

    func capture() -> Backtrace? { nil }
    func site(of backtrace: Backtrace) -> Site? { nil }
  }
#endif
