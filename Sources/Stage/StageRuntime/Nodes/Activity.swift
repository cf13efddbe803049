/// Counts all that happens on a stage, so that it can be told when nothing does.
final class Activity {
  private(set) var count = 0

  func happened() { count += 1 }
}
