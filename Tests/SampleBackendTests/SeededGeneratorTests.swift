import SampleBackend
import Testing

struct SeededGeneratorTests {
  @Test func `the numbers are those of the published algorithm`() {
    var generator = SeededGenerator(seed: 1_234_567)

    let numbers = (1...5).map { _ in generator.next() }

    #expect(
      numbers == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
  }

  @Test func `numbers below a bound reach every value and stay below it`() {
    var generator = SeededGenerator(seed: 1)

    let numbers = (1...1_000).map { _ in generator.next(below: 7) }

    #expect(Set(numbers) == Set(0..<7))
    #expect([0, -3].map { generator.next(below: $0) } == [0, 0])
  }
}
