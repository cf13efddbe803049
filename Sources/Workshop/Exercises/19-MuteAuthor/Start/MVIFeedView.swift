import LabDomain
import StageUI

struct MVIFeedView: View {
  let store: MVIFeedStore

  var body: some View {
    List {
      Toggle(
        "Liked only",
        isOn: Binding(
          get: { store.state.isLikedOnly }, set: { store.send(.likedOnlyChanged($0)) }))
      ForEach(store.state.shown) { post in
        HStack {
          Button("\(post.isLiked ? "♥" : "♡") \(post.likeCount)") {
            store.send(.likeTapped(post.id))
          }
          .accessibilityIdentifier("like-\(post.id)")
          Text("\(post.authorName): \(post.text)")
        }
      }
      Text("Posts: \(store.state.shown.count)")
    }
  }
}
