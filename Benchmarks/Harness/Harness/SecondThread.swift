import Foundation

/// A thread beside the main one, as every app has.
///
/// While a process has one thread only, glibc takes locks without atomic instructions. Timed in that
/// state, whatever holds a lock (an observation registrar, the allocator) looks cheaper than it is in
/// an app, and the first measurement of a run is not comparable to those that follow.
package enum SecondThread {
  /// Makes the process count as multithreaded.
  package static func start() {
    let started = DispatchSemaphore(value: 0)
    Thread { started.signal() }.start()
    started.wait()
  }
}
