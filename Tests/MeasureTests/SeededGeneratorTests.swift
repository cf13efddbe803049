import Measure
import Testing

@Suite struct SeededGeneratorTests {
  @Test func `the numbers are those of the reference implementation`() {
    var generator = SeededGenerator(seed: 1_234_567)

    let numbers = (0..<3).map { _ in generator.next() }

    #expect(
      numbers == [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423])
  }

  @Test func `different seeds give different numbers`() {
    var one = SeededGenerator(seed: 1)
    var two = SeededGenerator(seed: 2)

    #expect(one.next() != two.next())
  }
}
