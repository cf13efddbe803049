/// What a screen needs of a pattern: a state to read in its body, and where to send what a person does.
@MainActor package protocol ScreenStore<State, Act>: AnyObject, Sendable {
  associatedtype State
  associatedtype Act

  var state: State { get }

  func send(_ act: Act)
}
