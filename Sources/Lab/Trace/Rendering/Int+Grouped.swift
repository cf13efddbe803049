nonisolated extension Int {
  /// `10,000`; for what is not negative.
  package var grouped: String {
    self < 1_000 ? "\(self)" : (self / 1_000).grouped + "," + "\(self % 1_000 + 1_000)".dropFirst()
  }
}
