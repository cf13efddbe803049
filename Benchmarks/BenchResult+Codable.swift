extension BenchResult: Codable {
  private struct Key: CodingKey, ExpressibleByStringLiteral {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init(stringLiteral: String) { stringValue = stringLiteral }
    init?(intValue: Int) { nil }
  }

  package init(from decoder: any Decoder) throws {
    let row = try decoder.container(keyedBy: Key.self)
    self.init(
      suite: try row.decode(String.self, forKey: "suite"),
      operation: try row.decode(String.self, forKey: "operation"),
      contender: try row.decode(String.self, forKey: "contender"),
      size: try row.decode(Int.self, forKey: "size"))
    for figure in Figure.allCases {
      figures[figure] = try row.decodeIfPresent(
        Double.self, forKey: Key(stringValue: figure.rawValue))
    }
    for count in Count.allCases {
      counts[count] = try row.decodeIfPresent(Int.self, forKey: Key(stringValue: count.rawValue))
    }
    samples = try row.decodeIfPresent([Double].self, forKey: "samples_ns")
    baseline = try row.decodeIfPresent(String.self, forKey: "baseline")
    verdict = try row.decodeIfPresent(String.self, forKey: "verdict")
  }

  package func encode(to encoder: any Encoder) throws {
    var row = encoder.container(keyedBy: Key.self)
    try row.encode(name.suite, forKey: "suite")
    try row.encode(name.operation, forKey: "operation")
    try row.encode(name.contender, forKey: "contender")
    try row.encode(name.size, forKey: "size")
    for (figure, value) in figures {
      try row.encode(value, forKey: Key(stringValue: figure.rawValue))
    }
    for (count, value) in counts {
      try row.encode(value, forKey: Key(stringValue: count.rawValue))
    }
    try row.encodeIfPresent(samples, forKey: "samples_ns")
    try row.encodeIfPresent(baseline, forKey: "baseline")
    try row.encodeIfPresent(verdict, forKey: "verdict")
  }
}
