import StageUI

/// Where the person says which posts to show.
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
