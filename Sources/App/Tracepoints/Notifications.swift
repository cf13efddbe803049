/// A listener to the notifications of observers. One may begin and end inside another.
package protocol NotificationListener: AnyObject {
  /// Called before the observers of a property are notified.
  func notificationBegins()

  /// Called when they have been notified and the property is written.
  ///
  /// - Parameter property: its name, where the writer knows it.
  func notificationEnds(_ property: String?)
}

/// The notifications of observers, for a tool that tells what a body ran for.
public enum Notifications {
  nonisolated(unsafe) private static var listeners: [any NotificationListener] = []
  /// False unless a tool listens. A write then costs one check.
  nonisolated(unsafe) public private(set) static var areHeard = false

  package static func add(_ listener: some NotificationListener) {
    listeners.append(listener)
    areHeard = true
  }

  package static func remove(_ listener: some NotificationListener) {
    listeners.removeAll { $0 === listener }
    areHeard = !listeners.isEmpty
  }

  /// Runs `body` without listeners.
  static func unheard<Result>(_ body: () throws -> Result) rethrows -> Result {
    let all = listeners
    (listeners, areHeard) = ([], false)
    defer { (listeners, areHeard) = (all, !all.isEmpty) }
    return try body()
  }

  /// Notifies the observers of a named property.
  nonisolated public static func of(_ property: String, notify: () -> Void) {
    begin()
    notify()
    end(property)
  }

  nonisolated static func begin() {
    MainActor.assumeIsolated { for listener in listeners { listener.notificationBegins() } }
  }

  nonisolated static func end(_ property: String? = nil) {
    MainActor.assumeIsolated { for listener in listeners { listener.notificationEnds(property) } }
  }
}
