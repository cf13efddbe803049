// What the lab uses of Foundation, as a Mac declares it.

@_exported import Darwin
@_exported import Dispatch
import _Concurrency

// MARK: Objects

public protocol NSObjectProtocol: AnyObject {}

open class NSObject: NSObjectProtocol, Hashable {
  public init()
  public static func == (a: NSObject, b: NSObject) -> Bool
  public func hash(into hasher: inout Hasher)
}

public protocol LocalizedError: Error { var errorDescription: String? { get } }

extension LocalizedError { public var errorDescription: String? { get } }

extension Error { public var localizedDescription: String { get } }

// MARK: Text

extension String {
  public struct Encoding: Sendable { public static let utf8: Encoding }

  public struct CompareOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt)
    public static let numeric: CompareOptions
    public static let regularExpression: CompareOptions
  }

  public init(format: __shared String, _ arguments: any CVarArg...)
  public init(contentsOf url: __shared URL, encoding: Encoding) throws
  public init(contentsOfFile path: __shared String, encoding: Encoding) throws
}

extension StringProtocol {
  public func compare(
    _ text: some StringProtocol, options: String.CompareOptions = [], range: Range<Index>? = nil
  ) -> ComparisonResult
  public func components(separatedBy separator: some StringProtocol) -> [String]
  public func trimmingCharacters(in set: CharacterSet) -> String
  public func range(
    of text: some StringProtocol, options: String.CompareOptions = [], range: Range<Index>? = nil
  ) -> Range<Index>?
  public func write(to url: URL, atomically: Bool, encoding: String.Encoding) throws
}

public enum ComparisonResult: Int, Sendable {
  case orderedAscending = -1
  case orderedSame, orderedDescending
}

public struct CharacterSet: Sendable {
  public static var whitespaces: CharacterSet { get }
  public static var newlines: CharacterSet { get }
}

open class NSRegularExpression: NSObject {
  open class func escapedPattern(for text: String) -> String
}

// MARK: Values

public struct CGFloat: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  public init(integerLiteral value: Int)
  public init(floatLiteral value: Double)
  public static func == (a: CGFloat, b: CGFloat) -> Bool
  public func hash(into hasher: inout Hasher)
}

public protocol DataProtocol: RandomAccessCollection where Element == UInt8 {}

public struct Data: DataProtocol, Hashable, Sendable, MutableCollection,
  RangeReplaceableCollection
{
  public typealias Index = Int
  public typealias Indices = Range<Int>
  public init()
  public init(count: Int)
  public init(_ elements: some Sequence<UInt8>)
  public init(contentsOf url: URL) throws
  public mutating func append(_ other: Data)
  public func write(to url: URL) throws
  public func range(of other: Data) -> Range<Index>?
  public var startIndex: Int { get }
  public var endIndex: Int { get }
  public subscript(index: Int) -> UInt8 { get set }
  public subscript(range: Range<Int>) -> Data { get set }
  public mutating func replaceSubrange(_ range: Range<Int>, with elements: some Collection<UInt8>)
  public static func == (a: Data, b: Data) -> Bool
  public func hash(into hasher: inout Hasher)
}

public struct Date: Hashable, Sendable {
  public var timeIntervalSinceNow: Double { get }
  @available(macOS 12, *) public static var now: Date { get }
  @available(macOS 12, *) public func formatted<F: FormatStyle>(_ format: F) -> F.FormatOutput
  where F.FormatInput == Date
  @available(macOS 12, *) public init<T: ParseStrategy>(_ value: T.ParseInput, strategy: T) throws
  where T.ParseOutput == Date
  public static func == (a: Date, b: Date) -> Bool
  public func hash(into hasher: inout Hasher)

  @available(macOS 12, *)
  public struct ISO8601FormatStyle: FormatStyle, ParseStrategy {
    public typealias FormatInput = Date
    public typealias FormatOutput = String
    public typealias ParseInput = String
    public typealias ParseOutput = Date
  }
}

@available(macOS 12, *)
public protocol FormatStyle<FormatInput, FormatOutput> {
  associatedtype FormatInput
  associatedtype FormatOutput
}

@available(macOS 12, *)
public protocol ParseStrategy {
  associatedtype ParseInput
  associatedtype ParseOutput
}

@available(macOS 12, *)
extension FormatStyle where Self == Date.ISO8601FormatStyle {
  public static var iso8601: Self { get }
}

@available(macOS 12, *)
extension ParseStrategy where Self == Date.ISO8601FormatStyle {
  public static var iso8601: Self { get }
}

public struct UUID: Hashable, Sendable, CustomStringConvertible {
  public init()
  public var uuidString: String { get }
  public var description: String { get }
  public static func == (a: UUID, b: UUID) -> Bool
  public func hash(into hasher: inout Hasher)
}

public struct URL: Hashable, Sendable, CustomStringConvertible {
  public init?(string: __shared String)
  @available(macOS 13, *) public init(filePath path: String)
  public var path: String { get }
  public var lastPathComponent: String { get }
  public var pathExtension: String { get }
  public var standardized: URL { get }
  public var standardizedFileURL: URL { get }
  public func resolvingSymlinksInPath() -> URL
  public func deletingLastPathComponent() -> URL
  @available(macOS 13, *) public func path(percentEncoded: Bool = true) -> String
  @available(macOS 13, *) public func appending(path: some StringProtocol) -> URL
  public var description: String { get }
  public static func == (a: URL, b: URL) -> Bool
  public func hash(into hasher: inout Hasher)
}

// MARK: Coding

open class JSONEncoder: @unchecked Sendable {
  public struct OutputFormatting: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt)
    public static let prettyPrinted: OutputFormatting
    @available(macOS 10.13, *) public static let sortedKeys: OutputFormatting
    @available(macOS 10.15, *) public static let withoutEscapingSlashes: OutputFormatting
  }

  public enum KeyEncodingStrategy: Sendable {
    case useDefaultKeys
    case convertToSnakeCase
  }

  public init()
  open var keyEncodingStrategy: KeyEncodingStrategy { get set }
  open var outputFormatting: OutputFormatting { get set }
  open func encode(_ value: some Encodable) throws -> Data
}

open class JSONDecoder: @unchecked Sendable {
  public init()
  open func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T
}

open class JSONSerialization: NSObject {
  open class func jsonObject(with data: Data, options: ReadingOptions = []) throws -> Any
  open class func data(withJSONObject obj: Any, options: WritingOptions = []) throws -> Data

  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt)
  }

  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt)
    @available(macOS 10.13, *) public static let sortedKeys: WritingOptions
  }
}

open class XMLParser: NSObject {
  public init(data: Data)
  unowned(unsafe) open var delegate: (any XMLParserDelegate)? { get set }
  open func parse() -> Bool
  open var lineNumber: Int { get }
  open var parserError: (any Error)? { get }
}

/// The requirements are optional.
public protocol XMLParserDelegate: NSObjectProtocol {
  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String])
  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?)
  func parser(_ parser: XMLParser, foundCharacters string: String)
}

extension XMLParserDelegate {
  public func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String])
  public func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?)
  public func parser(_ parser: XMLParser, foundCharacters string: String)
}

// MARK: Files

open class FileManager: NSObject {
  open class var `default`: FileManager { get }
  open var temporaryDirectory: URL { get }
  open var currentDirectoryPath: String { get }
  open func fileExists(atPath path: String) -> Bool
  open func isExecutableFile(atPath path: String) -> Bool
  open func contents(atPath path: String) -> Data?
  open func contentsOfDirectory(atPath path: String) throws -> [String]
  open func subpathsOfDirectory(atPath path: String) throws -> [String]
  open func enumerator(atPath path: String) -> DirectoryEnumerator?
  open func attributesOfItem(atPath path: String) throws -> [FileAttributeKey: Any]
  open func setAttributes(_ attributes: [FileAttributeKey: Any], ofItemAtPath path: String) throws
  open func destinationOfSymbolicLink(atPath path: String) throws -> String
  open func createSymbolicLink(atPath path: String, withDestinationPath destPath: String) throws
  @discardableResult open func createFile(
    atPath path: String, contents data: Data?, attributes attr: [FileAttributeKey: Any]? = nil
  ) -> Bool
  open func createDirectory(
    atPath path: String, withIntermediateDirectories createIntermediates: Bool,
    attributes: [FileAttributeKey: Any]? = nil) throws
  open func createDirectory(
    at url: URL, withIntermediateDirectories createIntermediates: Bool,
    attributes: [FileAttributeKey: Any]? = nil) throws
  open func removeItem(atPath path: String) throws
  open func removeItem(at url: URL) throws
  open func copyItem(at source: URL, to target: URL) throws
  open func moveItem(atPath source: String, toPath target: String) throws

  open class DirectoryEnumerator: NSEnumerator {
    open var fileAttributes: [FileAttributeKey: Any]? { get }
    open func skipDescendants()
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSTemporaryDirectory() -> String

open class NSEnumerator: NSObject {
  open func nextObject() -> Any?
}

public struct FileAttributeType: Hashable, Sendable, RawRepresentable {
  public init(rawValue: String)
  public var rawValue: String { get }
  public static let typeRegular: FileAttributeType
}

public struct FileAttributeKey: Hashable, Sendable, RawRepresentable {
  public init(rawValue: String)
  public var rawValue: String { get }
  public static let modificationDate: FileAttributeKey
  public static let posixPermissions: FileAttributeKey
  public static let size: FileAttributeKey
  public static let type: FileAttributeKey
}

open class FileHandle: NSObject, @unchecked Sendable {
  open class var standardOutput: FileHandle { get }
  open class var standardError: FileHandle { get }
  open class var nullDevice: FileHandle { get }
  public init(fileDescriptor: Int32, closeOnDealloc: Bool)
  public convenience init?(forReadingAtPath path: String)
  public convenience init?(forWritingAtPath path: String)
  public convenience init?(forUpdatingAtPath path: String)
  open var fileDescriptor: Int32 { get }
  open var availableData: Data { get }
  open func readDataToEndOfFile() -> Data
  open func write(_ data: Data)
  @available(macOS 10.15.4, *) @discardableResult public func seekToEnd() throws -> UInt64
  @available(macOS 10.15.4, *) public func readToEnd() throws -> Data?
  @available(macOS 10.15.4, *) public func read(upToCount count: Int) throws -> Data?
  @available(macOS 10.15.4, *) public func write(contentsOf data: some DataProtocol) throws
  @available(macOS 10.15, *) open func close() throws
  @available(macOS 10.15, *) open func seek(toOffset offset: UInt64) throws
}

// MARK: Processes

open class ProcessInfo: NSObject, @unchecked Sendable {
  open class var processInfo: ProcessInfo { get }
  open var environment: [String: String] { get }
  open var processName: String { get set }
  open var processIdentifier: Int32 { get }
  open var activeProcessorCount: Int { get }
  open var operatingSystemVersionString: String { get }
}

open class Bundle: NSObject, @unchecked Sendable {
  open class var main: Bundle { get }
  open class var allBundles: [Bundle] { get }
  open var executableURL: URL? { get }
  open var bundlePath: String { get }
  open var bundleURL: URL { get }
}

open class Pipe: NSObject, @unchecked Sendable {
  public override init()
  open var fileHandleForReading: FileHandle { get }
  open var fileHandleForWriting: FileHandle { get }
}

open class Process: NSObject {
  public enum TerminationReason: Int, @unchecked Sendable {
    case exit = 1
    case uncaughtSignal
  }

  public override init()
  open var executableURL: URL? { get set }
  open var currentDirectoryURL: URL? { get set }
  open var arguments: [String]? { get set }
  open var environment: [String: String]? { get set }
  open var standardInput: Any? { get set }
  open var standardOutput: Any? { get set }
  open var standardError: Any? { get set }
  open var terminationHandler: (@Sendable (Process) -> Void)? { get set }
  open var terminationStatus: Int32 { get }
  open var terminationReason: TerminationReason { get }
  open var processIdentifier: Int32 { get }
  open var isRunning: Bool { get }
  open func run() throws
  open func interrupt()
  open func waitUntilExit()
}

open class Thread: NSObject {
  @preconcurrency public convenience init(block: @escaping @Sendable () -> Void)
  open var stackSize: Int { get set }
  open func start()
}
