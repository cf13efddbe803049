import CInterruption

/// Files to remove when the program is interrupted: by Ctrl-C, by `kill`, or because its terminal
/// has closed. The program still ends by that signal.
///
/// A signal that the program ignores from its start, as under `nohup`, stays ignored.
package enum Interruption {
  /// - Parameter paths: Files, and folders that hold nothing but files among them.
  package static func removing<Result, Failure: Error>(
    _ paths: [String], during work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let slots = paths.map { pl_interruption_add($0) }
    defer { for slot in slots { pl_interruption_drop(slot) } }
    return try work()
  }
}
