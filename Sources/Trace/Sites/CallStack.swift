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
    /// and can crash. This reads one frame above the other, and ends where that is no longer so.
    static func current() -> CallStack {
      var addresses: CallStack = []
      addresses.reserveCapacity(depth)
      var frame = UInt(HostContext.withCurrentContext { $0.framePointer })
      var page: UInt = 0
      while addresses.count < depth, frame.isMultiple(of: 16),
        let pointer = UnsafePointer<UInt>(bitPattern: frame)
      {
        if frame & pageMask != page {
          page = frame & pageMask
          guard isMapped(page) else { break }
        }
        addresses.append(UInt64(pointer[1]))
        guard pointer[0] > frame else { break }
        frame = pointer[0]
      }
      return addresses
    }

    private static let pageSize = UInt(sysconf(Int32(_SC_PAGESIZE)))
    private static let pageMask = ~(pageSize - 1)

    private static func isMapped(_ page: UInt) -> Bool {
      var isResident: UInt8 = 0
      return mincore(UnsafeMutableRawPointer(bitPattern: page), Int(pageSize), &isResident) == 0
    }
  }
#endif
