/// One way of doing the work that is compared.
///
/// ```swift
/// let append = Contender("append in place") {
///   [Int]()
/// } run: { numbers, iterations in
///   for number in 0..<iterations { numbers.append(number) }
/// } restore: { numbers in
///   numbers.removeAll(keepingCapacity: true)
/// }
/// ```
///
/// The loop stands inside `run`, so no closure is called per iteration. The subject is prepared
/// once and lives through all samples of the contender. Formed on the main actor, the closures may
/// use what is isolated to it.
public struct Contender {
  public let name: String
  /// Makes the subject.
  package let prepare: () -> PreparedContender

  /// - Parameters:
  ///   - batch: the most iterations between two restorations. A sample of more iterations is taken
  ///     in several timed legs; each costs two clock readings, under a microsecond, so a leg that
  ///     lasts 100 µs is off by less than 1 %.
  ///   - prepare: makes the subject; not timed.
  ///   - run: does the work that many times; timed.
  ///   - restore: brings the subject back to where `run` may start again; not timed.
  public init<Subject>(
    _ name: String,
    batch: Int = .max,
    prepare: @escaping () -> Subject,
    run: @escaping (_ subject: inout Subject, _ iterations: Int) -> Void,
    restore: @escaping (_ subject: inout Subject) -> Void = { _ in }
  ) {
    self.name = name
    self.prepare = {
      var subject = prepare()
      return PreparedContender(
        name: name,
        batch: max(1, batch),
        run: { iterations in run(&subject, iterations) },
        restore: { restore(&subject) }
      )
    }
  }
}
