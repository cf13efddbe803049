/// Invented sentences of 16 to 60 characters.
enum SampleTexts {
  static func post(using generator: inout SeededGenerator) -> String {
    let deed = deeds.element(using: &generator)
    let thing = things.element(using: &generator)
    let circumstance = circumstances.element(using: &generator)
    return "\(deed) \(thing) \(circumstance)."
  }

  static func bio(using generator: inout SeededGenerator) -> String {
    "\(habits.element(using: &generator)), \(weaknesses.element(using: &generator))."
  }

  /// Returns none to three regions, each at most once.
  static func regions(using generator: inout SeededGenerator) -> [String] {
    let first = generator.next(below: regions.count)
    return (0..<generator.next(below: 4)).map { regions[(first + $0 * 3) % regions.count] }
  }

  private static let deeds = [
    "Found", "Painted", "Sketched", "Photographed", "Dreamt of", "Wrote about", "Queued for",
    "Finally saw", "Waited for", "Talked about", "Cycled past", "Could not resist",
  ]

  private static let things = [
    "a quiet bench", "the old lighthouse", "a lemon cake", "the night ferry", "two lost gloves",
    "the last warm bun", "a paper kite", "the blue tram", "an open piano", "a stubborn goat",
    "three brass bands", "the first snowdrop", "a chess game", "the secret garden",
  ]

  private static let circumstances = [
    "by the harbour", "before sunrise", "in the rain", "behind the library", "on the way to work",
    "at the flea market", "with the neighbours", "after choir practice", "near the river",
    "between two meetings", "on a borrowed bike", "without a map",
  ]

  private static let habits = [
    "Swims in winter", "Collects maps", "Repairs radios", "Sings alto", "Grows tomatoes",
    "Reads on trains", "Walks two dogs", "Learns Finnish",
  ]

  private static let weaknesses = [
    "always late", "never cold", "poor at chess", "afraid of geese", "good with knots",
    "loud when happy", "bad at names",
  ]

  private static let regions = [
    "Skåne", "Zealand", "Brittany", "Tyrol", "Galicia", "Bavaria", "Tuscany", "Lapland",
    "Flanders", "Madeira",
  ]
}
