#if os(Linux)
  @_spi(Internal) import Runtime

  /// Captures where writes come from as addresses, and looks up who that is when somebody asks.
  @usableFromInline
  final class Sites {
    typealias Frame = SymbolicatedBacktrace.Frame
    typealias Location = SymbolicatedBacktrace.SourceLocation

    private lazy var images = ImageMap.capture()

    /// To look up an address takes milliseconds, and most come again.
    private var calls: [UInt64: [Frame]] = [:]
    private var following: [UInt64: Location?] = [:]

    func capture() -> CallStack { CallStack.current() }

    /// Who wrote.
    func site(of stack: CallStack) -> Site? {
      var writers = Writers()
      for address in stack {
        let isEnough = !writers.add(call(returningTo: address)) { _ in location(after: address) }
        if isEnough { break }
      }
      return writers.site
    }

    /// The functions that were inlined into one, and then that one.
    private func call(returningTo address: UInt64) -> [Frame] {
      if let call = calls[address] { return call }
      let call = frames(at: .returnAddress(address))
      calls[address] = call
      return call
    }

    private func frames(at frame: RichFrame<UInt64>) -> [Frame] {
      let backtrace = Backtrace(architecture: architecture, frames: [frame], images: images)
      guard let frames = backtrace.symbolicated(with: images)?.frames else { return [] }
      return frames.filter { $0.symbol != nil }
    }

    /// Where one of the next instructions that has a line stands.
    ///
    /// In a debug build, the call that begins a change in place has none.
    private func location(after address: UInt64) -> Location? {
      if let known = following[address] { return known }
      let function = calls[address]?.last?.symbol?.rawName
      let next = stride(from: address, through: address + 256, by: 8).lazy
        .compactMap { self.frames(at: .programCounter($0)).last?.symbol }
        .prefix { $0.rawName == function }
      let location = next.compactMap(\.sourceLocation).first(where: \.isWritten)
      following[address] = location
      return location
    }
  }

  #if arch(x86_64)
    private let architecture = "x86_64"
  #elseif arch(arm64)
    private let architecture = "arm64"
  #else
    private let architecture = "unknown"
  #endif
#else
  /// Not available: only the Linux toolchain ships the `Runtime` module.
  @usableFromInline
  final class Sites {
    func capture() -> CallStack { [] }
    func site(of stack: CallStack) -> Site? { nil }
  }
#endif
