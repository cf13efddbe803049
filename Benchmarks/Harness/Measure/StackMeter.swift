import LabCProbes

/// A meter of the stack that a piece of work uses at its deepest point.
///
/// ```swift
/// var numbers = Array((1...1_000).reversed())
/// let bytes = StackMeter.bytes { numbers.sort() }
/// ```
///
/// Paints the unused stack of the calling thread, runs the work, and finds the deepest word that
/// was overwritten. The cost of the call itself does not count, nor do other threads, to which `Task` and
/// `async` move work.
///
/// The same path through the code gives the same bytes. The first run of a piece of code, which binds
/// symbols and instantiates metadata, and a run that waits for another thread go deeper, so take the least
/// of several. A lookup in a dictionary takes another path when two hashes collide, and Swift seeds them
/// anew in each process.
public enum StackMeter {
  /// Runs `body` once and returns the most bytes of stack that it used.
  ///
  /// Takes a few milliseconds, because all of the stack is painted.
  ///
  /// - Parameter body: synchronous work, which runs on the calling thread.
  /// - Returns: Bytes, a multiple of 8; `nil` under sanitizers and on platforms other than Linux
  ///   and Apple's, where stacks cannot be measured; `body` runs in any case.
  public static func bytes(usedBy body: () -> Void) -> Int? {
    let used = depth(of: body)
    return used < 0 ? nil : used - depth {}
  }

  /// Returns the least of five runs.
  package static func leastBytes(usedBy body: () -> Void) -> Int? {
    (0..<5).compactMap { _ in bytes(usedBy: body) }.min()
  }

  /// Returns the bytes below the caller that were written; -1 where stacks cannot be painted.
  @inline(never)
  private static func depth(of body: () -> Void) -> Int {
    withoutActuallyEscaping(body) { body in
      withUnsafePointer(to: Work(body: body)) { work in
        let call: @convention(c) (UnsafeMutableRawPointer?) -> Void = {
          $0?.assumingMemoryBound(to: Work.self).pointee.body()
        }
        return Int(pl_stack_used_by(call, UnsafeMutableRawPointer(mutating: work)))
      }
    }
  }

  private struct Work {
    let body: () -> Void
  }
}
