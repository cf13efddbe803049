/// Unique invented names of 16 to 20 characters.
struct SampleNames {
  private let offset: Int

  init(using generator: inout SeededGenerator) {
    offset = generator.next(below: Self.combinations)
  }

  /// Returns the name of one user; unique for 404,480 users.
  subscript(number: Int) -> String {
    // A step coprime to the number of combinations visits each of them once.
    let position = (number * Self.step + offset) % Self.combinations
    let first = Self.firstNames[position % Self.firstNames.count]
    let pair = position / Self.firstNames.count
    let left = pair % Self.surnames.count
    let distance = 1 + pair / Self.surnames.count
    let right = (left + distance) % Self.surnames.count
    return "\(first) \(Self.surnames[left])-\(Self.surnames[right])"
  }

  private static let combinations = firstNames.count * surnames.count * (surnames.count - 1)

  /// A prime larger than both lists.
  private static let step = 250_007

  /// Four characters each.
  private static let firstNames = words(
    """
    Abel Aino Alma Anna Arlo Bela Bodo Cleo Cora Dana Dina Eino Elsa Emil Faye Finn Gaia Gina \
    Hana Hugo Ines Inga Ivan Jana Jens José Jörg Kaia Kira Lena Levi Lina Luca Mara Maël Mila \
    Nils Noah Nora Noël Olga Omar Otto Pavo Petr Ravi René Rosa Ruth Sara Siri Tara Timo Ulla \
    Vera Vito Wren Yara Yuki Zora Saga Tove Kofi Amir
    """)

  /// Five to seven characters each.
  private static let surnames = words(
    """
    Aalto Adeyemi Aydin Balogun Banerji Berger Bianchi Brandt Castro Chopra Cohen Costa Demir \
    Diallo Duarte Dubois Farahat Ferrer Fischer Fontana Girard Greco Haddad Halonen Hassan \
    Iyengar Jansen Kaiser Kamara Kapoor Kaplan Karimi Keller Korpi Kovacs Laine Lambert Larsen \
    Laurent Leclerc Levin Lindahl Mansour Marino Mehta Mensah Mercier Molina Moreau Nakano \
    Navarro Nguyen Niemi Novak Nyberg Okafor Ortega Osman Peretz Petrov Rahman Renaud Richter \
    Romero Rossi Salonen Santos Schulz Serrano Sharma Silva Sommer Suzuki Tanaka Traore Vargas \
    Vogel Weber Winter Yildiz
    """)

  private static func words(_ text: String) -> [Substring] {
    text.split(separator: " ")
  }
}
