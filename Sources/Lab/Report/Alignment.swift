/// The side on which the texts of a column line up.
package enum Alignment: Sendable {
  case left
  case right
}
