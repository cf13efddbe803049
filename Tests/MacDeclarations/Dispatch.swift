// What the lab uses of Dispatch, as a Mac declares it.

import _Concurrency

public class DispatchSemaphore: @unchecked Sendable {
  public init(value: Int)
  public func wait()
  @discardableResult public func signal() -> Int
}

public struct DispatchTime: Comparable, Sendable {
  public static func now() -> DispatchTime
  public static func < (a: DispatchTime, b: DispatchTime) -> Bool
  public static func == (a: DispatchTime, b: DispatchTime) -> Bool
}

public func + (time: DispatchTime, seconds: Double) -> DispatchTime

public class DispatchQueue: @unchecked Sendable {
  public convenience init(label: String)
  public class func global() -> DispatchQueue
  @preconcurrency public func async(execute work: @escaping @Sendable @convention(block) () -> Void)
  @preconcurrency public func asyncAfter(
    deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void)
}
