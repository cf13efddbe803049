import LabComponents
import LabDomain
import LabStreams
import StageUI

struct FeedView: View {
  let viewModel: FeedViewModel
  @State private var posts: Posts = []
  /// Those that have arrived and are not closed: the first is on screen.
  @State private var notices: [Notice] = []
  @State private var subscription: Subscription?

  var body: some View {
    List {
      ForEach(posts) { post in
        Button("\(post.isLiked ? "♥" : "♡") \(post.text)") {
          viewModel.inputs.likeTapped.send(post.id)
        }
        .accessibilityIdentifier("like-\(post.id)")
      }
    }
    .alert(notices.first) { notices.removeFirst() }
    .onAppear { subscribe() }
    .onDisappear { subscription?.end() }
  }

  private func subscribe() {
    let subscription = Subscription()
    subscription.add(viewModel.outputs.posts) { posts = $0 }
    subscription.add(viewModel.outputs.notice) { notices.append($0) }
    self.subscription = subscription
  }
}
