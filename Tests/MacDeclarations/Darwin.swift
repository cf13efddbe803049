// What Swift adds to the C library of a Mac, as far as the lab uses it. The names are those of C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported import Darwin

public var errno: Int32 { get set }
public var stdout: UnsafeMutablePointer<FILE> { get set }

public var CLOCK_PROCESS_CPUTIME_ID: clockid_t { get }
public var CLOCK_THREAD_CPUTIME_ID: clockid_t { get }
public var CLOCK_UPTIME_RAW: clockid_t { get }
public var SIG_DFL: sig_t? { get }
public var SIG_IGN: sig_t { get }
public var S_IFDIR: mode_t { get }
public var S_IFLNK: mode_t { get }
public var S_IFMT: mode_t { get }
public var S_IFREG: mode_t { get }
public var TIOCGWINSZ: UInt { get }

public func fcntl(_ fd: Int32, _ cmd: Int32, _ value: Int32) -> Int32
public func ioctl(_ fd: Int32, _ request: UInt, _ ptr: UnsafeMutableRawPointer) -> Int32
public func open(_ path: UnsafePointer<CChar>, _ oflag: Int32) -> Int32
public func open(_ path: UnsafePointer<CChar>, _ oflag: Int32, _ mode: mode_t) -> Int32
