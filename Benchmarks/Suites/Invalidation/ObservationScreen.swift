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
  }

  enum Rows: String, CaseIterable, Sendable {
    /// A row holds a closure, so the rule for closures decides whether two of them are equal.
    case closures = "with closures"
    case equatable
  }

  static func stage(
    _ observing: Observing, _ rows: Rows, posts: [Post], closures: ClosureComparison = .byCaptures
  ) -> Stage {
    let model: any Model =
      switch observing {
      case .state: ModelOfState(Posts(posts))
      case .properties: ModelOfProperties(Posts(posts))
      }
    let stage = Stage(Screen(model: model, rows: rows), closures: closures)
    stage.appear()
    return stage
  }
}

/// What the screen reads and writes, whatever model is behind it.
@MainActor
private protocol Model: AnyObject {
  var posts: Posts { get set }
  var draft: String { get set }
}

@Observable
private final class ModelOfProperties: Model {
  var posts: Posts
  var draft = ""

  init(_ posts: Posts) { self.posts = posts }
}

@Observable
private final class ModelOfState: Model {
  private var state: (posts: Posts, draft: String)

  init(_ posts: Posts) { state = (posts, "") }

  var posts: Posts {
    get { state.posts }
    set { state.posts = newValue }
  }

  var draft: String {
    get { state.draft }
    set { state.draft = newValue }
  }
}

private struct Screen: View {
  let model: any Model
  let rows: ObservationScreen.Rows

  var body: some View {
    DraftField(model: model)
    List {
      PostList(model: model, rows: rows)
    }
  }
}

private struct DraftField: View {
  let model: any Model

  var body: some View {
    TextField("New post", text: Binding(get: { model.draft }, set: { model.draft = $0 }))
  }
}

private struct PostList: View {
  let model: any Model
  let rows: ObservationScreen.Rows

  var body: some View {
    ForEach(model.posts) { post in
      switch rows {
      case .closures: ClosureRow(post: post) { model.posts.setLiked(!post.isLiked, post.id) }
      case .equatable: EqualRow(post: post, model: model)
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

  var body: some View {
    Button("\(post.likeCount)") { model.posts.setLiked(!post.isLiked, post.id) }
      .accessibilityIdentifier("like-\(post.id)")
  }

  nonisolated static func == (one: EqualRow, other: EqualRow) -> Bool {
    one.post == other.post
  }
}
