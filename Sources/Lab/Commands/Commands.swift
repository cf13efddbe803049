import LabBenchmarks
import LabCommandLine
import LabContract
import LabExplore
import LabHarness
import LabOutput
import LabPatterns
import LabReport
import LabSessions
import LabSourceCode
import LabTrace

extension Command {
  /// Every command, in the order of the overview.
  package static var all: [Command] {
    [
      .patterns,
      .bench(BenchCommand(suites: Suite.all)),
      .trace,
      .audit(
        AuditCommand(patterns: Patterns.all) { patterns, progress in
          try await Audit(of: Checkout.here(), progress: progress).report(on: patterns)
        }),
      .compare(CompareCommand(patterns: Patterns.all, checkout: Checkout.here)),
      .explore(ExploreCommand(patterns: Patterns.all)),
      .draw,
      .report(
        ReportCommand { progress in
          progress("playing every order")
          return [
            try await PlayerSection(Orders.played()).section,
            try CodeSection(of: try? Checkout.here(), patterns: Patterns.all.map(\.name)).section,
          ]
        }),
      .new,
      .workshop(WorkshopCommand()),
      .renew(RenewCommand()),
      .processRun(suites: Suite.all),
      .walk(Patterns.all),
      .countedActs,
    ]
  }

  static let patterns = Command(
    name: "patterns", summary: "describes each pattern in a line", example: "lab patterns"
  ) { _, output in
    let items = Patterns.all.map { ($0.name, $0.summary) }
    output.print(
      Definitions(items).rendered(width: output.proseWidth, style: output.results.style))
    return .done
  }

  /// The program that `.ci/instructions` runs under callgrind: it lists the acts, or runs one.
  static let countedActs = Command(
    name: "counted-acts", summary: "acts, for .ci/instructions", example: "lab counted-acts 3",
    operand: Operand(placeholder: "[NUMBER]") { nil }, isListed: false
  ) { arguments, output in
    let acts = CountedAct.all
    guard let number = arguments.operands.first else {
      for act in acts { output.print("\(act.copies ? "copies" : "in-place") \(act.row)") }
      return .done
    }
    guard let index = Int(number), acts.indices.contains(index) else {
      throw UsageError("there are acts 0 to \(acts.count - 1), and no '\(number)'")
    }
    await acts[index].run()
    return .done
  }

  static func bench(_ bench: BenchCommand) -> Command {
    Command(
      name: "bench", summary: "measures what each pattern costs", example: "lab bench --quick",
      operand: Operand(placeholder: "SUITE") {
        Vocabulary(
          "suite", entries: bench.suites.map { .init(word: $0.name, meaning: $0.question) })
      },
      options: [
        .quick, .all, .filter, .format, .output, .gate, .writeBaseline, .seed, .largest,
        .processes, .predict, .selfTest,
      ],
      remark: """
        Only a release build measures: swift run -c release lab bench

        Without a SUITE, each suite answers its question with one table; --all shows the others too. \
        Times inform, counts repeat and may gate: lab bench --gate FILE ends with 0 when every count \
        is as in FILE, with 2 when one is worse or a row is gone, and with 4 when some are better and \
        none is worse. FILE must hold every row that is counted, once; a baseline of another compiler or \
        platform is refused. Everything else ends with 0 when done, 1 when something failed, and 64 \
        for wrong usage.
        """,
      run: bench.run)
  }

  static let trace = Command(
    name: "trace", summary: "shows who changed a field, and why",
    example: "lab trace --patterns MVVM,MVI feed",
    operand: Operand(placeholder: "FEATURE") { .features },
    options: [
      .pattern, .patterns, .level, .traceFormat, .output, .random, .steps, .replay,
      .at, .emitTest, .why,
    ],
    remark: """
      FEATURE is 'feed' or 'profile'; otherwise both. Each pattern records the same scripted session.
      """,
    run: TraceCommand().run)

  static func audit(_ audit: AuditCommand) -> Command {
    Command(
      name: "audit", summary: "scores how traceable changes are",
      example: "lab audit --pattern MVI",
      options: [.pattern, .format, .output],
      remark: """
        Every cell comes from the run, which takes about half a minute for all patterns. A debug build knows the \
        line of each change, a release build measures times. The compiler is asked who may write to what, \
        which takes the checkout that this program is built from. \
        docs/audit.md says how each column is computed.
        """,
      run: audit.run)
  }

  static func compare(_ compare: CompareCommand) -> Command {
    Command(
      name: "compare", summary: "shows code and tests side by side",
      example: "lab compare like-rolls-back",
      operand: Operand(placeholder: "TOPIC") { compare.topics },
      options: [.columns, .metrics],
      remark: "The topics are read from the checkout that this program is built from.",
      run: compare.run)
  }

  static let new = Command(
    name: "new", summary: "writes a package to start from", example: NewCommand.example,
    operand: Operand(placeholder: "KIND NAME") { nil },
    options: [.featurePattern, .from, .into],
    remark: """
      KIND is 'feature', for a screen of your app and its test in one of the patterns, 'pattern', for \
      both screens in your own pattern, which is tested, measured and traced beside the built-in \
      ones (docs/your-own-pattern.md), or 'measurement', for one update of your own state \
      (docs/your-own-state.md). The package depends on the checkout that this \
      program is built from. Its folder, NAME, must not exist yet.
      """,
    run: NewCommand().run)

  static func workshop(_ workshop: WorkshopCommand) -> Command {
    Command(
      name: "workshop", summary: "teaches the patterns by exercises",
      example: "lab workshop start 1",
      operand: Operand(placeholder: "VERB N") { nil },
      options: [.workFolder, .again, .yes, .apply],
      remark: """
        Without a VERB, lists chapters, exercises and your progress. 'start N' writes exercise N to your \
        folder; 'check N' builds and tests it, and explains what is wrong; 'hint N' shows the next of \
        three hints; 'solution N' compares your code with the solution, and puts it in place if you want; \
        'prepare' builds beforehand what all exercises import; 'quiz' asks twelve questions and counts \
        each answer (swift run -c release lab workshop quiz); 'pages' writes the chapters for docc, with the \
        code that they show. Nothing of yours is overwritten without \
        asking. For authors: 'prove [N…]': every start fails, every solution passes, and every wrong turn gets its \
        own sentence.
        """,
      run: workshop.run)
  }

  static let draw = Command(
    name: "draw", summary: "draws pictures of a saved run", example: "lab draw run.json",
    operand: Operand(placeholder: "RUN") { nil }, options: [.into],
    remark: """
      RUN is what lab bench --all --format json wrote. pictures.json keeps what the pictures and pages show, and \
      can be drawn again.
      """,
    run: DrawCommand().run)
}

extension Command {
  static func report(_ report: ReportCommand) -> Command {
    Command(
      name: "report", summary: "writes one page to share", example: "lab report run.json",
      operand: Operand(placeholder: "RUN") { nil }, options: [.output],
      remark: """
        RUN is what lab bench --all --format json wrote; without it the page has no figures. The page is \
        one file, report.html unless --output names another, and needs no network. docs/report.md says \
        what it shows.
        """,
      run: report.run)
  }
}
