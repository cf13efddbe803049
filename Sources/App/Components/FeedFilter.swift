import StageUI

/// The search field, and the switch that hides posts without a like.
public struct FeedFilter: View {
  @Binding private var query: String
  @Binding private var isLikedOnly: Bool

  /// Creates both controls. Writing an unchanged text does not reach `query`.
  public init(query: Binding<String>, isLikedOnly: Binding<Bool>) {
    _query = query
    _isLikedOnly = isLikedOnly
  }

  public var body: some View {
    TextField("Search", text: $query.edits)
    Toggle("Liked only", isOn: $isLikedOnly)
  }
}
