import Testing

@testable import LabExplore

struct StatesTests {
  @Test func `a shorter session to a state is one to those behind it`() throws {
    var states = States(depth: 9)
    let three = Letters().adding(1).adding(1).adding(1)
    let start = states.add(1, offers: 1, depth: 0, from: nil)
    let far = states.add(2, offers: 1, depth: 3, from: (start, three))
    let behind = states.add(3, offers: 0, depth: 4, from: nil)
    let next = states.begin(in: far)
    states.note(try #require(next).position, in: far, ledTo: behind, offers: 0)
    #expect([far, behind].map { states.all[$0].depth } == [3, 4])

    let short = states.begin(in: start)
    states.note(try #require(short).position, in: start, ledTo: far, offers: 0)

    #expect([far, behind].map { states.all[$0].depth } == [1, 2])
    #expect(states.path(to: behind) == [short?.turn, next?.turn])
  }
}
