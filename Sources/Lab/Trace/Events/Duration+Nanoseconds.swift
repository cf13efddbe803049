nonisolated extension Duration {
  /// Whole ones, towards zero; of a time too long for that, as many as there can be.
  package var nanoseconds: Int64 { Int64(clamping: attoseconds / 1_000_000_000) }
}
