nonisolated extension Unmanaged {
  /// Hands out what nobody may let go meanwhile, without counting who holds it.
  ///
  /// What the standard library offers instead asks, each time, whether an isolated `body` runs where it belongs.
  @inlinable @inline(__always)
  package func borrow<Result>(_ body: (Instance) -> Result) -> Result {
    _withUnsafeGuaranteedRef(body)
  }
}
