/// How often the body of one view type ran, and how often that changed what a person sees.
nonisolated public struct BodyCount: Equatable, Sendable {
  public var run = 0
  public var changed = 0

  public init(run: Int = 0, changed: Int = 0) {
    self.run = run
    self.changed = changed
  }
}
