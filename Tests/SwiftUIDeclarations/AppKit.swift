// What the demo app uses of AppKit, declared for the compiler to check, as in SwiftUI.swift.

import Foundation

public final class NSApplication {
  public enum ActivationPolicy: Int { case regular, accessory, prohibited }

  public static let shared = NSApplication()

  @discardableResult
  public func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool { false }

  public func activate() {}
}

public protocol NSApplicationDelegate: NSObjectProtocol {
  func applicationDidFinishLaunching(_ notification: Notification)
}
