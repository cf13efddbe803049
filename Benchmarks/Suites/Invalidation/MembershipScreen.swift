import LabDomain
import Observation
import StageUI

/// Rows that show whether their post is in a set which all of them share, or in a model of their own.
///
/// The question of WWDC25, session 306: a row that reads the set depends on all of it.
@MainActor
enum MembershipScreen: String, CaseIterable {
  case set = "rows that read a shared set"
  case models = "rows with a model each"

  func stage(posts: [Post], closures: ClosureComparison) -> Stage {
    let stage = Stage(Screen(kind: self, favourites: Favourites(posts)), closures: closures)
    stage.appear()
    return stage
  }
}

@Observable
private final class Favourites {
  var ids: Set<Post.ID> = []
  var draft = ""
  @ObservationIgnored let rows: [Favourite]

  init(_ posts: [Post]) { rows = posts.map { Favourite(id: $0.id) } }
}

@Observable
private final class Favourite: Identifiable {
  let id: Post.ID
  var isOn = false

  init(id: Post.ID) { self.id = id }
}

private struct Screen: View {
  let kind: MembershipScreen
  let favourites: Favourites

  var body: some View {
    DraftField(favourites: favourites)
    List {
      ForEach(favourites.rows) { row in
        switch kind {
        case .set: SetRow(id: row.id, favourites: favourites)
        case .models: ModelRow(favourite: row)
        }
      }
    }
  }
}

private struct DraftField: View {
  let favourites: Favourites

  var body: some View {
    TextField(
      "New post", text: Binding(get: { favourites.draft }, set: { favourites.draft = $0 }))
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

private struct ModelRow: View {
  let favourite: Favourite

  var body: some View {
    Button(favourite.isOn ? "♥" : "♡") { favourite.isOn = true }
      .accessibilityIdentifier("like-\(favourite.id)")
  }
}
