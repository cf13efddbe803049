/// How far the first load of a screen has come.
package enum LoadPhase: Equatable, Sendable {
  case loading
  case loaded
  case failed(DomainError)
}
