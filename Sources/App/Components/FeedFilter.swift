import StageUI

/// The search field, and the switch that hides posts without a like.
package struct FeedFilter: View {
  @Binding private var query: String
  @Binding private var isLikedOnly: Bool

  package init(query: Binding<String>, isLikedOnly: Binding<Bool>) {
    _query = query
    _isLikedOnly = isLikedOnly
  }

  package var body: some View {
    TextField("Search", text: $query.edits)
    Toggle("Liked only", isOn: $isLikedOnly)
  }
}
