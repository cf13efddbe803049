import LabExplore

/// What the player copies of an order, from the same tables: a session and a Swift test.
struct OrderCopy {
  private(set) var session: String
  private(set) var test: String

  init(of path: [Int], in tree: OrdersTree, pattern: Int, _ orders: Orders) {
    let frames = path.map { orders.frames[orders.moments[tree.momentOf[$0]][pattern]] }
    let acts = frames.flatMap { frame in
      let events = orders.traces[frame[1]].map { orders.events[$0] }
        .filter { $0[0] == Orders.Kind.act.rawValue }
      return zip(events, orders.lists[frame[2]]).map { event, screen in
        (texts: event.dropFirst(4).map { orders.texts[$0] }, screen: screen)
      }
    }
    let copy = tree.copies[pattern]
    session = copy.recording
    test = copy.tests[acts.contains { $0.texts[1].contains(#""failure""#) } ? 1 : 0]
    var before = ""
    for (id, act) in acts.enumerated() {
      let screen = orders.screens[act.screen].map { orders.texts[$0] }.joined(separator: "\n")
      session += #"{"act":\#(act.texts[0].debugDescription),"at_ns":0,"id":\#(id),"#
      session += #""screen":\#(screen.debugDescription),"step":\#(act.texts[1])}"# + "\n"
      test +=
        act.texts[2] + (screen == before ? orders.testParts[0] : orders.expectations[act.screen])
      before = screen
    }
    test += orders.testParts[1]
  }
}
