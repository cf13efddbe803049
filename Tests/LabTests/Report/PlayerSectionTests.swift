import Foundation
import LabBackend
import LabCallStack
import LabContract
import LabDomain
import LabExplore
import LabPatterns
import LabRandom
import LabSessions
import LabTrace
import Testing

@testable import LabReport

/// What the player shows, read from its own page.
@Suite(.playsFirst)
struct PlayerSectionTests {
  /// The orders that `lab report` plays, in a process of its own: here, other tests would wait for it.
  nonisolated static let played = Task {
    let page = try await reportedPage()
    let parts = page.split(separator: #"id="player-data">"#)
    let json = try #require(parts.dropFirst().first).prefix { $0 != "<" }
    return try JSONDecoder().decode(Orders.self, from: Data(json.utf8))
  }

  private static var shown: Orders {
    get async throws { try await played.value }
  }

  private func orders(in markup: Markup) throws -> Orders {
    let script = try #require(markup.all("script").first { $0.id == "player-data" })
    return try JSONDecoder().decode(Orders.self, from: Data(script.text.utf8))
  }

  /// What the program that was built beside these tests writes.
  nonisolated private static func reportedPage() async throws -> String {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let test = bundle?.bundleURL ?? URL(filePath: CommandLine.arguments[0])
    let page = FileManager.default.temporaryDirectory.appending(path: "report-\(UUID()).html")
    defer { try? FileManager.default.removeItem(at: page) }
    let process = Process()
    process.executableURL = test.deletingLastPathComponent().appending(path: "lab")
    process.arguments = ["report", "--output", page.path]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { _ in continuation.resume() }
      do { try process.run() } catch { continuation.resume(throwing: error) }
    }
    return try String(contentsOf: page, encoding: .utf8)
  }

  @Test func `200 orders equal a fresh replay, frame by frame`() async throws {
    let orders = try await Self.shown
    let all = orders.sessions.indices.flatMap { session in
      orders.sessions[session].leaves.map { (session, $0) }
    }
    var generator = SeededGenerator(seed: 1)
    let sample = (0..<200).map { _ in all[generator.next(below: all.count)] }

    var replays = OrderReplays(of: orders)
    for (session, leaf) in sample { try await replays.play(session, to: leaf) }

    #expect(replays.differences() == [])
    #expect(Set(sample.map(\.0)).count == orders.sessions.count)
  }

  @Test(
    arguments: ["♡ 8", "tapped(Post 50)", "likeCount"]
      + (Symbolizer.walksStacks ? ["FeedView.swift"] : []))
  func `finds a wrong text in a frame`(_ part: String) async throws {
    var orders = try await Self.shown
    for index in orders.texts.indices { orders.texts[index].replace(part, with: "wrong") }

    var replays = OrderReplays(of: orders)
    try await replays.play(0, to: orders.sessions[0].leaves[0])

    #expect(replays.differences() != [])
  }

  @Test func `finds a frame of another moment`() async throws {
    var orders = try await Self.shown
    let leaf = orders.sessions[1].leaves[9]
    orders.sessions[1].momentOf[leaf] = orders.sessions[1].momentOf[1]

    var replays = OrderReplays(of: orders)
    try await replays.play(1, to: leaf)

    let patterns = replays.differences().map { $0.prefix { $0 != ":" } }
    #expect(Set(patterns.map(String.init)) == Set(Patterns.all.map(\.name)))
  }

  @Test func `holds at least 500 orders of all patterns in 1.3 MB`() async throws {
    let orders = try await Self.shown

    #expect(orders.patterns == Patterns.all.map(\.name))
    #expect(orders.sessions.reduce(0) { $0 + $1.leaves.count } >= 500)
    #expect(orders.sessions.allSatisfy { $0.leaves.count >= 30 })
    #expect(try HTML.json(orders).text.utf8.count < 1_300_000)
  }

  @Test func `a copied order replays, and its test is the one that lab trace emits`() async throws {
    let orders = try await Self.shown
    for tree in orders.sessions {
      let path = tree.path(to: try #require(tree.leaves.last))
      for (index, pattern) in Patterns.all.enumerated() {
        let copy = OrderCopy(of: path, in: tree, pattern: index, orders)

        let recordings = try JSONLines.recordings(in: copy.session)

        let recording = try #require(recordings.first)
        #expect(recording.pattern == pattern.name)
        await #expect(throws: Never.self) { try await Replay(of: recording, on: pattern).run() }
        #expect(try EmittedTest(of: recording, on: pattern).source == copy.test)
      }
    }
  }

  @Test func `every order bears out the answer of its session`() async throws {
    for tree in try await Self.shown.sessions {
      #expect(tree.answer.hasPrefix("In all \(tree.orderCount) orders, in every pattern, "))
    }
  }

  @Test func `posts are data, whatever they hold`() async throws {
    let texts = ["</script><img src=x onerror=alert(1)>", "\u{202E}שלום\"'&", "👩🏽‍🚀\u{7}<!--"]
    var data = SampleData(scale: 1, seed: 1)
    data.posts = zip(data.posts, texts).map { post, text in
      Post(id: post.id, author: post.author, authorName: post.authorName, text: text)
    }
    let session = OrdersSession(
      id: "hostile", title: texts[0], question: texts[1], data: data,
      acts: [.type(text: texts[2], field: "New post")])

    let section = try PlayerSection(try await Orders.played([session])).section
    let markup = try Markup([section])

    #expect(markup.all("script").count == 1)
    #expect(markup.all("img").isEmpty)
    #expect(markup.texts("option").first == texts[0])
    let orders = try orders(in: markup)
    for text in texts { #expect(orders.texts.contains { $0.contains(text) }) }
  }

  @Test func `says what is missing without JavaScript`() async throws {
    let markup = try Markup([try PlayerSection(try await Self.played.value).section])

    #expect(markup.texts("noscript").joined().contains("needs JavaScript"))
    #expect(markup.all("div").first { $0.id == "player-app" }?.attributes["hidden"] == "hidden")
  }
}

extension OrdersTree {
  /// The last node of each order.
  fileprivate var leaves: [Int] {
    let inner = Set(parents)
    return parents.indices.filter { !inner.contains($0) }
  }
}

/// Plays the orders before the first test, because that takes longest of all.
nonisolated private struct PlaysFirst: SuiteTrait {
  func prepare(for test: Test) async throws { _ = PlayerSectionTests.played }
}

nonisolated extension Trait where Self == PlaysFirst {
  fileprivate static var playsFirst: Self { Self() }
}
