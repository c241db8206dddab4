import Testing

/// The article on styling names every CSS node and style class of the inputs.
@Suite("Names in style sheets")
struct StyleNameTests {
  @Test("each node and style class is in the article")
  func namesAreInTheArticle() throws {
    let article = try #require(
      SourceTree.pages().first { $0.path == "Sources/Concertina/Concertina.docc/Styling.md" })
    let words = Set(article.text.split { !($0.isLetter || $0 == "-" || $0 == "_") })
    for module in ModuleTable.systems.union(["WidgetSupport"]).sorted() {
      for file in try SourceTree.swiftFiles(in: "Sources/" + module) {
        for name in Self.names(in: file.text) where !words.contains(name) {
          Issue.record("\(file.path): \(name)")
        }
      }
    }
  }

  @Test("names are read from the calls that set them")
  func namesAreRead() {
    let text = """
      WidgetClass(name: "N", cssName: "growingtext")
      label.addStyleClass("hint")
      label.setStyleClass("empty", true)
      label.addStyleClass(name)
      label.addStyleClass("radius-\\(radius)")
      @define-color concertina_focus red;
      ("concertina_rule", color)
      """
    let names = ["growingtext", "hint", "empty", "concertina_focus", "concertina_rule"]
    #expect(Self.names(in: text).map(String.init) == names)
  }

  /// The nodes, style classes and colors that a source file gives names to, without those that
  /// continue with a number: these are of no use to an app.
  private static func names(in text: String) -> [Substring] {
    let colors = text.split(separator: "\"").filter { name in
      name.hasPrefix("concertina_") && name.allSatisfy { $0.isLetter || $0 == "_" }
    }
    return givenNames(in: text) + colors
  }

  private static func givenNames(in text: String) -> [Substring] {
    text.split(separator: "\n").compactMap { line in
      for start in starts {
        guard let range = line.firstRange(of: start) else { continue }
        let name = line[range.upperBound...].prefix { $0.isLetter || $0 == "-" || $0 == "_" }
        return name.last?.isLetter == true ? name : nil
      }
      return nil
    }
  }

  private static let starts = [
    "cssName: \"", "addStyleClass(\"", "setStyleClass(\"", "@define-color ",
  ]
}
