/// A thread beside the main one, as every app has.
///
/// While a process has one thread only, glibc takes locks without atomic instructions. Timed in that
/// state, whatever holds a lock (an observation registrar, the allocator) looks cheaper than it is in
/// an app, and the first measurement of a run is not comparable to those that follow.
enum SecondThread {
  /// Returns when the process has had a second thread; from then on it counts as multithreaded.
  static func start() async {
    await Task.detached {}.value
  }
}
