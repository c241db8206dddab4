import Testing

/// Each module of the documentation has a page with topics, in which its public types are found.
@Suite("Topics of the documentation")
struct TopicTests {
  @Test("each public type is in a topic of its module's page, and nothing else is")
  func typesAreInTopics() throws {
    let pages = try Self.modulePages()
    #expect(pages.count > 8)
    for (module, page) in pages {
      let types = Set(
        try SourceTree.presentFiles(in: "Sources/" + module).flatMap(Self.publicTypes))
      let topics = Self.topics(of: page)
      #expect(types.subtracting(topics) == [], "\(module): in no topic")
      #expect(Set(topics).subtracting(types) == [], "\(module): no public type")
      #expect(topics.count == Set(topics).count, "\(module): in two topics")
    }
  }

  @Test("each article is in a topic of its module's page")
  func articlesAreInTopics() throws {
    let pages = try Self.modulePages()
    for article in try SourceTree.pages() where article.path.hasPrefix("Sources/") {
      // A page whose title is a symbol belongs to that.
      let parts = article.path.split(separator: "/")
      guard !article.text.hasPrefix("# ``"), let module = parts.dropFirst().first.map(String.init),
        let file = parts.last
      else { continue }
      let isNamed = pages[module]?.contains("- <doc:\(file.dropLast(3))>") ?? false
      #expect(isNamed, "\(article.path) is in no topic")
    }
  }

  @Test("each module that a product shows has a page")
  func modulesHavePages() throws {
    let modules = ModuleTable.ground.union(ModuleTable.systems)
      .union(["WidgetSupport", "Concertina", "ConcertinaTesting", "PlaygroundKit"])
    let pages = Set(try Self.modulePages().keys)
    #expect(pages == modules.filter { !$0.hasPrefix("CConcertina") })
  }

  @Test("public types are read from declarations at the top of a file")
  func publicTypesAreRead() {
    let text = """
      public struct A<B> {
        public enum Inner { case a }
      }
      @MainActor public final class C: D {}
      open class E {}
      package struct F {}
      extension A { public func f() {} }
      public typealias G = A
      /// public struct H
      public func i() {}

      """
    let file = SourceTree.File(path: "A.swift", text: text)
    #expect(Self.publicTypes(of: file) == ["A", "C", "E", "G", "i"])
  }

  // MARK: Reading

  /// The pages that have the name of their module, by that name.
  private static func modulePages() throws -> [String: String] {
    let pages = try SourceTree.pages().compactMap { page -> (String, String)? in
      let parts = page.path.split(separator: "/").map(String.init)
      guard parts.count == 4, parts[3] == parts[1] + ".md" else { return nil }
      return (parts[1], page.text)
    }
    return Dictionary(uniqueKeysWithValues: pages)
  }

  /// The types that the topics of a page name, in their order.
  private static func topics(of page: String) -> [String] {
    page.split(separator: "\n").compactMap { line in
      guard line.hasPrefix("- ``"), line.hasSuffix("``") else { return nil }
      return String(line.dropFirst(4).dropLast(2).prefix { $0 != "(" })
    }
  }

  private static func publicTypes(of file: SourceTree.File) -> [String] {
    file.text.split(separator: "\n").compactMap { line in
      guard let first = line.first, first != " ", first != "/" else { return nil }
      let words = line.split { " :<({=".contains($0) }
      guard words.contains("public") || words.contains("open"), !words.contains("extension"),
        let keyword = words.firstIndex(where: keywords.contains), keyword + 1 < words.count
      else { return nil }
      return String(words[keyword + 1])
    }
  }

  private static let keywords: Set<Substring> = [
    "class", "struct", "enum", "protocol", "actor", "typealias", "func", "var", "let",
  ]
}
