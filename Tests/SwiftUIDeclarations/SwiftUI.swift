// What the demo app uses of SwiftUI beyond the stage's views, declared as SwiftUI declares it.
//
// Linux has no SwiftUI. `.ci/swiftui` compiles this file with the stage's views as a module of that name, so that the
// compiler checks each call of the app: its name, its labels and its types. Nothing here works, or is ever run.

@_exported import AppKit
@_exported import Foundation

// MARK: Apps and scenes

public protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  init()
}

extension App {
  public static func main() { declared() }
}

public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

@resultBuilder
public enum SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

public struct WindowGroup<Content: View>: Scene {
  public init(_ title: some StringProtocol, @ViewBuilder makeContent: @escaping () -> Content) {}
  public var body: Never { declared() }
}

@propertyWrapper
public struct NSApplicationDelegateAdaptor<Delegate: NSObject & NSApplicationDelegate> {
  public init(_ delegateType: Delegate.Type = Delegate.self) {}
  public var wrappedValue: Delegate { declared() }
}

/// As SwiftUI's, but it expands to nothing: the body is checked, and not drawn.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewsMacros", type: "SwiftUIView")

// MARK: Navigation

public struct NavigationStack<Data, Root: View>: View {
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {}
  public var body: Never { declared() }
}

public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
  where Content == EmptyView {}
  public var body: Never { declared() }
}

extension View {
  public func navigationDestination<Data: Hashable>(
    for data: Data.Type, @ViewBuilder destination: @escaping (Data) -> some View
  ) -> some View { self }

  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View { self }

  public func inspector(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> some View
  ) -> some View { self }

  public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }

  public func toolbar(@ViewBuilder content: () -> some View) -> some View { self }
}

// MARK: Views and controls

public struct AnyView: View {
  public init(_ view: some View) {}
  public var body: Never { declared() }
}

public struct ScrollView<Content: View>: View {
  public init(@ViewBuilder content: () -> Content) {}
  public var body: Never { declared() }
}

public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  public init(
    _ title: some StringProtocol, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) where Label == Text {}
  public var body: Never { declared() }
}

extension List {
  public init<SelectionValue: Hashable>(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
  ) { declared() }
}

public struct Image: View {
  public var body: Never { declared() }
}

public struct Label<Title: View, Icon: View>: View {
  public var body: Never { declared() }
}

extension Toggle {
  public init(_ title: some StringProtocol, systemImage: String, isOn: Binding<Bool>)
  where Label == SwiftUI.Label<Text, Image> { declared() }
}

extension Button {
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) { declared() }
}

public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct PrimitiveButtonStyleConfiguration {
  public struct Label: View {
    public var body: Never { declared() }
  }

  public let role: ButtonRole?
  public let label: Label
  public func trigger() {}
}

public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { declared() }
}

// MARK: Modifiers

public struct Font {
  public static let caption = Font()
  public func monospaced() -> Font { self }
}

public protocol ShapeStyle {}

public struct HierarchicalShapeStyle: ShapeStyle {}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var secondary: HierarchicalShapeStyle { declared() }
}

public protocol TextSelectability {}

public struct EnabledTextSelectability: TextSelectability {}

extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { declared() }
}

public struct UnitPoint {
  public static let bottom = UnitPoint()
}

public struct Edge {
  public struct Set {
    public static let all = Set()
  }
}

extension View {
  public func buttonStyle(_ style: some PrimitiveButtonStyle) -> some View { self }

  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }

  public func font(_ font: Font?) -> some View { self }

  public func foregroundStyle(_ style: some ShapeStyle) -> some View { self }

  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { self }

  public func id(_ id: some Hashable) -> some View { self }

  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }

  public func tag(_ tag: some Hashable) -> some View { self }

  public func textSelection(_ selectability: some TextSelectability) -> some View { self }
}

/// The body of what is declared only.
private func declared() -> Never { preconditionFailure("SwiftUI is only declared here") }

// MARK: A view in a window of AppKit

public final class NSHostingView<Content: View>: NSView {
  public init(rootView: Content) { super.init() }
}
