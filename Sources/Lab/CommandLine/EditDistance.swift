/// Typing errors between two words: letters added, left out, mistaken, or swapped with the next.
///
/// Known as optimal string alignment. Takes time in proportion to the product of the lengths.
func editDistance(_ first: String, _ second: String) -> Int {
  let first = Array(first)
  let second = Array(second)
  var rows = [Array(0...second.count)]
  for row in first.indices {
    var distances = [row + 1]
    for column in second.indices {
      let mistaken = rows[row][column] + (first[row] == second[column] ? 0 : 1)
      var least = min(rows[row][column + 1] + 1, distances[column] + 1, mistaken)
      if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
        least = min(least, rows[row - 1][column - 1] + 1)
      }
      distances.append(least)
    }
    rows.append(distances)
  }
  return rows[first.count][second.count]
}
