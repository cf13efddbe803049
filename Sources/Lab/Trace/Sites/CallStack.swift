/// The return addresses on a thread's stack, the nearest first.
typealias CallStack = [UInt64]

#if os(Linux)
  @_spi(Contexts) import Runtime

  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif

  extension CallStack {
    /// Deep enough for a writer behind accessors, key paths, Observation and this module.
    private static let depth = 40

    /// Walks the frames of the running thread.
    ///
    /// `Backtrace.capture()` would also follow what asynchronous functions wait for; it reads the memory there unchecked,
    /// and can crash. This reads one frame above the other, and ends where that is no longer so, or where the stack does.
    static func current() -> CallStack {
      var addresses: CallStack = []
      addresses.reserveCapacity(depth)
      var frame = UInt(HostContext.withCurrentContext { $0.framePointer })
      let highest = highestFrame()
      while addresses.count < depth, frame.isMultiple(of: 16), frame <= highest,
        let pointer = UnsafePointer<UInt>(bitPattern: frame)
      {
        addresses.append(UInt64(pointer[1]))
        guard pointer[0] > frame else { break }
        frame = pointer[0]
      }
      return addresses
    }

    /// The thread that asked last, because to find out takes long; the main actor seldom changes it.
    private static var known: (thread: pthread_t, highest: UInt)?

    /// Where the last frame can begin on the running thread's stack.
    private static func highestFrame() -> UInt {
      let thread = pthread_self()
      if let known, known.thread == thread { return known.highest }
      let highest = endOfStack(of: thread) - UInt(2 * MemoryLayout<UInt>.size)
      known = (thread, highest)
      return highest
    }

    /// So low that no frame lies before it, where that is not known.
    private static func endOfStack(of thread: pthread_t) -> UInt {
      // Both glibc and musl export it; Swift is told of it by neither.
      typealias Getter = @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> Int32
      let unknown = UInt(2 * MemoryLayout<UInt>.size)
      guard let symbol = dlsym(nil, "pthread_getattr_np") else { return unknown }
      var attributes = pthread_attr_t()
      guard unsafeBitCast(symbol, to: Getter.self)(thread, &attributes) == 0 else {
        return unknown
      }
      defer { pthread_attr_destroy(&attributes) }
      var lowest: UnsafeMutableRawPointer?
      var size = 0
      guard pthread_attr_getstack(&attributes, &lowest, &size) == 0 else { return unknown }
      return UInt(bitPattern: lowest) + UInt(size)
    }
  }
#endif
