#if os(Linux)
  @_spi(Internal) import Runtime
#endif

/// Where a write came from, as addresses; who that is, is looked up when somebody asks.
struct WriterAddress {
  static func captured() -> WriterAddress? { nil }
  var site: Site? { nil }
}
