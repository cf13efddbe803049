/// A listener to the writes during which observers are notified: a write in another one comes between.
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
  /// Usually empty; then a write costs nothing more than to find that out.
  nonisolated(unsafe) private static var listeners: [any NotificationListener] = []

  package static func add(_ listener: some NotificationListener) { listeners.append(listener) }

  package static func remove(_ listener: some NotificationListener) {
    listeners.removeAll { $0 === listener }
  }

  /// Notifies the observers of one property, whose name is made only for a listener.
  nonisolated public static func of(_ property: @autoclosure () -> String, notify: () -> Void) {
    guard !listeners.isEmpty else { return notify() }
    begin()
    notify()
    end(property())
  }

  nonisolated static func begin() {
    guard !listeners.isEmpty else { return }
    MainActor.assumeIsolated { for listener in listeners { listener.notificationBegins() } }
  }

  nonisolated static func end(_ property: String? = nil) {
    guard !listeners.isEmpty else { return }
    MainActor.assumeIsolated { for listener in listeners { listener.notificationEnds(property) } }
  }
}
