// Sources/Exercises/11-SecondOwner/WrongTurns/noRoomIsReserved/FeedStore.swift
private var undoLog: [FeedState] = []

init(_ state: FeedState) {
  self.state = state
  self.state.posts.reserveCapacity(2 * state.posts.count)
}

func toggleLike(_ row: Int) {
  undoLog.append(state)
  state.posts[row].isLiked.toggle()
}
