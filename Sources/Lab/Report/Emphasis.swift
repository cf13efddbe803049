/// What a text means to the reader; a style decides how that looks.
package enum Emphasis: Sendable, CaseIterable {
  case strong
  case quiet
  case good
  case bad
  case caution
}
