// What the demo app and the ten checks use of AppKit, declared for the compiler to check, as in SwiftUI.swift.

@_exported import Foundation

public final class NSApplication {
  public enum ActivationPolicy: Int { case regular, accessory, prohibited }

  public static let shared = NSApplication()

  @discardableResult
  public func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool { false }

  public func activate() {}
  public func run() {}
}

public protocol NSApplicationDelegate: NSObjectProtocol {
  func applicationDidFinishLaunching(_ notification: Notification)
}

open class NSView {
  public init() {}
}

public final class NSWindow {
  public struct StyleMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let titled = StyleMask(rawValue: 1)
  }

  public enum BackingStoreType: UInt { case buffered = 2 }

  public var contentView: NSView?

  public init(
    contentRect: NSRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType,
    defer flag: Bool
  ) {}

  public func orderFrontRegardless() {}
}
