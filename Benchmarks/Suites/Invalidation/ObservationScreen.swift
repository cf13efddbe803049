import LabDomain
import Observation
import StageUI

/// A field and some rows over one model, so that only what is observed and how rows are made differ.
@MainActor
enum ObservationScreen {
  enum Observing: String, CaseIterable, Sendable {
    /// One property holds the whole state.
    case state = "whole state"
    case properties = "single properties"
    /// The model announces every change to each view that declares it.
    case object = "ObservableObject"
  }

  enum Rows: String, CaseIterable, Sendable {
    /// A row holds a closure, so the rule for closures decides whether two of them are equal.
    case closures = "with closures"
    case equatable
    /// A row that reads a set which all share depends on all of it: WWDC25, session 306.
    case set = "that read a shared set"
    case models = "with a model each"
    /// The initial value is made with each row, as Apple's page on `State` says.
    case state = "with a @State model"
    case stateObject = "with a @StateObject model"
  }

  /// Both ways to make rows for each way to observe, and then the other rows.
  static let all: [(name: String, observing: Observing, rows: Rows)] =
    Observing.allCases.flatMap { observing in
      [Rows.closures, .equatable].map {
        ("\(observing.rawValue), rows \($0.rawValue)", observing, $0)
      }
    } + Rows.allCases.dropFirst(2).map { ("rows \($0.rawValue)", .properties, $0) }

  static func stage(
    _ observing: Observing, _ rows: Rows, posts: [Post], closures: ClosureComparison = .byCaptures
  ) -> Stage {
    let posts = Posts(posts)
    let screen: any View =
      switch observing {
      case .state: Screen(model: Bindable(ModelOfState(posts)), rows: rows)
      case .properties: Screen(model: Bindable(ModelOfProperties(posts)), rows: rows)
      case .object: Screen(model: ObservedObject(wrappedValue: ModelOfObject(posts)), rows: rows)
      }
    let stage = Stage(screen, closures: closures)
    stage.appear()
    return stage
  }
}

/// What the screen reads and writes, whatever model is behind it.
@MainActor
private protocol Model: AnyObject {
  var posts: Posts { get set }
  var draft: String { get set }
  var unread: Int { get set }
}

@Observable
private final class ModelOfProperties: Model {
  var posts: Posts
  var draft = ""
  var unread = 0

  init(_ posts: Posts) { self.posts = posts }
}

@Observable
private final class ModelOfState: Model {
  private var state: (posts: Posts, draft: String, unread: Int)

  init(_ posts: Posts) { state = (posts, "", 0) }

  var posts: Posts {
    get { state.posts }
    set { state.posts = newValue }
  }

  var draft: String {
    get { state.draft }
    set { state.draft = newValue }
  }

  var unread: Int {
    get { state.unread }
    set { state.unread = newValue }
  }
}

private final class ModelOfObject: Model, ObservableObject {
  @Published var posts: Posts
  @Published var draft = ""
  @Published var unread = 0

  init(_ posts: Posts) { self.posts = posts }
}

@Observable
private final class Favourites {
  var ids: Set<Post.ID> = []
  @ObservationIgnored private var rows: [Post.ID: Favourites] = [:]

  /// The row's own model.
  func model(of id: Post.ID) -> Favourites {
    let model = rows[id] ?? Favourites()
    rows[id] = model
    return model
  }
}

/// A model that each row owns.
final class RowModel: ObservableObject {
  @MainActor static private(set) var made = 0

  @MainActor init() { Self.made += 1 }
}

/// The model as a view declares it.
@MainActor
private protocol Declared {
  associatedtype Object: Model
  var wrappedValue: Object { get }
}

extension Bindable: Declared where Value: Model {}
extension ObservedObject: Declared where ObjectType: Model {}

private struct Screen<Declaration: Declared>: View {
  let model: Declaration
  let favourites = Favourites()
  let rows: ObservationScreen.Rows

  var body: some View {
    DraftField(declared: model)
    List {
      PostList(declared: model, favourites: favourites, rows: rows)
    }
  }
}

private struct DraftField<Declaration: Declared>: View {
  let declared: Declaration

  var body: some View {
    let model = declared.wrappedValue
    TextField("New post", text: Binding(get: { model.draft }, set: { model.draft = $0 }))
    Button("Unread") { model.unread += 1 }
  }
}

private struct PostList<Declaration: Declared>: View {
  let declared: Declaration
  let favourites: Favourites
  let rows: ObservationScreen.Rows

  var body: some View {
    let model: any Model = declared.wrappedValue
    ForEach(model.posts) { post in
      switch rows {
      case .closures: ClosureRow(post: post) { model.posts.setLiked(!post.isLiked, post.id) }
      case .equatable: EqualRow(post: post, model: model)
      case .set: SetRow(id: post.id, favourites: favourites)
      case .models: SetRow(id: post.id, favourites: favourites.model(of: post.id))
      case .state: OwnerRow(post: post, model: model, own: StageUI.State(wrappedValue: RowModel()))
      case .stateObject:
        OwnerRow(post: post, model: model, own: StateObject(wrappedValue: RowModel()))
      }
    }
  }
}

private struct ClosureRow: View {
  let post: Post
  let onLike: @MainActor () -> Void

  var body: some View {
    Button("\(post.likeCount)", action: onLike).accessibilityIdentifier("like-\(post.id)")
  }
}

private struct EqualRow: View, Equatable {
  let post: Post
  let model: any Model

  var body: some View { likeButton(post, model) }

  nonisolated static func == (one: EqualRow, other: EqualRow) -> Bool {
    one.post == other.post
  }
}

private struct SetRow: View {
  let id: Post.ID
  let favourites: Favourites

  var body: some View {
    Button(favourites.ids.contains(id) ? "♥" : "♡") { favourites.ids.insert(id) }
      .accessibilityIdentifier("like-\(id)")
  }
}

/// Owns a model, by `@State` or `@StateObject`, and does not read it.
private struct OwnerRow<Own>: View {
  let post: Post
  let model: any Model
  let own: Own

  var body: some View { likeButton(post, model) }
}

@MainActor
private func likeButton(_ post: Post, _ model: any Model) -> some View {
  Button("\(post.likeCount)") { model.posts.setLiked(!post.isLiked, post.id) }
    .accessibilityIdentifier("like-\(post.id)")
}
