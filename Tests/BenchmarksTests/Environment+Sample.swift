import Benchmarks
import Measure

extension Environment {
  static func sample(
    cpu: String = "Sample CPU", kernel: String = "Sample 6.1 x86_64",
    compiler: String = "Swift 6.3.1"
  ) -> Environment {
    Environment(
      date: "2026-01-02T03:04:05Z", cores: 2, cpu: cpu, system: "Sample OS 1", kernel: kernel,
      load: 0.25, compiler: compiler, build: .release)
  }
}

extension BenchResult {
  /// A like of one post.
  static func like(_ contender: String = "MV", size: Int = 50, mallocs: Int? = 10) -> BenchResult {
    var result = BenchResult(
      suite: "session", operation: "like", contender: contender, size: size)
    result.mallocs = mallocs
    return result
  }

  func with<Value>(_ field: WritableKeyPath<BenchResult, Value>, _ value: Value) -> BenchResult {
    var result = self
    result[keyPath: field] = value
    return result
  }
}
