import Testing

/// Roles that a pattern lacks, and roles that it has on one of its screens only.
private func missingRoles(amongPaths paths: [String]) -> [Finding] {
  let everyone = [
    "Pattern.swift", "Tracing.swift", "Feed/FeedView.swift", "Profile/ProfileView.swift",
  ]
  return patterns(amongPaths: paths).sorted().flatMap { pattern -> [Finding] in
    let folder = "Sources/Patterns/\(pattern)/"
    let files = paths.filter { $0.hasPrefix(folder) }.map { String($0.dropFirst(folder.count)) }
    let missing = everyone.filter { !files.contains($0) }
      .map { Finding(folder + $0, "is missing; every pattern has it") }
    let single = files.compactMap { file -> Finding? in
      guard let other = mirrored(file), !files.contains(other) else { return nil }
      return Finding(folder + file, "has no \(other) beside it")
    }
    return missing + single
  }
}

/// The file with the same role on the other screen.
private func mirrored(_ file: String) -> String? {
  if let match = file.wholeMatch(of: /Feed\/Feed(.*)/) { return "Profile/Profile\(match.1)" }
  if let match = file.wholeMatch(of: /Profile\/Profile(.*)/) { return "Feed/Feed\(match.1)" }
  return nil
}

struct MirroredRolesTests {
  @Test func `every pattern has the same roles, and both screens of a pattern have the same files`()
  {
    expectNone(missingRoles(amongPaths: Repository.here.paths))
  }

  @Test func `a role that a pattern lacks is found`() {
    let findings = missingRoles(amongPaths: [
      "Sources/Patterns/MV/Pattern.swift", "Sources/Patterns/MV/Feed/FeedView.swift",
      "Sources/Patterns/MV/Profile/ProfileView.swift",
    ])

    #expect(
      findings.map(\.description) == [
        "Sources/Patterns/MV/Tracing.swift:1: is missing; every pattern has it"
      ])
  }

  @Test(arguments: [
    ("Feed/FeedModel.swift", "Profile/ProfileModel.swift"),
    ("Profile/ProfileModel.swift", "Feed/FeedModel.swift"),
  ])
  func `a role on one screen only is found`(_ file: String, _ other: String) {
    let findings = missingRoles(amongPaths: [
      "Sources/Patterns/MV/Pattern.swift", "Sources/Patterns/MV/Tracing.swift",
      "Sources/Patterns/MV/Feed/FeedView.swift", "Sources/Patterns/MV/Profile/ProfileView.swift",
      "Sources/Patterns/MV/\(file)",
    ])

    #expect(
      findings.map(\.description) == ["Sources/Patterns/MV/\(file):1: has no \(other) beside it"])
  }
}
