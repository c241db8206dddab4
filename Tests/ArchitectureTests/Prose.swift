import Foundation

/// The English in a file: comments of source code, or the text of a page in Markdown.
enum Prose {
  /// A line, with its number in the file.
  struct Line {
    let number: Int
    let text: String
  }

  /// Returns the text of a page, without code blocks.
  static func lines(ofPage page: String) -> [Line] {
    var isInFence = false
    return numbered(page).filter { line in
      if line.text.hasPrefix("```") { isInFence.toggle() }
      return !isInFence && !line.text.hasPrefix("```") && !line.text.hasPrefix("    ")
    }
  }

  /// Returns the text of a tutorial, with what its directives say.
  static func lines(ofTutorial tutorial: String) -> [Line] {
    numbered(tutorial).map { Line(number: $0.number, text: String($0.text.drop { $0 == " " })) }
  }

  /// Returns what the comments of a source file say, without the examples in them.
  static func lines(ofComments source: String) -> [Line] {
    var isInFence = false
    return numbered(source).compactMap { line in
      let text = line.text.drop { $0 == " " }
      guard text.hasPrefix("//") else { return nil }
      let said = text.drop { $0 == "/" }
      let isFence = said.hasPrefix(" ```")
      if isFence { isInFence.toggle() }
      guard !isFence, !isInFence, !said.hasPrefix("     ") else { return nil }
      return Line(number: line.number, text: String(said))
    }
  }

  /// Returns the names and titles of the tests in a source file, in words.
  static func lines(ofTests source: String) -> [Line] {
    numbered(source).compactMap { line in
      // Regular expressions take much longer, and most lines need none.
      let begins = ["func test", "@Test(", "@Suite("].contains { line.text.contains($0) }
      guard begins else { return nil }
      if let name = line.text.firstMatch(of: /func test(\w+)\(/) {
        let words = name.1.replacing(/\p{Lu}/) { " " + $0.output.lowercased() }
        return Line(number: line.number, text: String(words))
      }
      let title = line.text.firstMatch(of: /@(?:Test|Suite)\("([^"]+)"/)
      return title.map { Line(number: line.number, text: String($0.1)) }
    }
  }

  /// The words of a line, without code, links, identifiers, paths and numbers.
  static func words(of line: String) -> [String] {
    let line = line.replacingOccurrences(of: "``", with: "`")
    let spans = line.split(separator: "`", omittingEmptySubsequences: false)
    let text = spans.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
    return text.flatMap { $0.split(separator: " ") }.filter(isEnglish).flatMap {
      $0.split { !$0.isLetter && $0 != "'" && $0 != "’" }
    }.map { String(withoutPossessive($0)) }
  }

  private static func isEnglish(_ word: Substring) -> Bool {
    let isCode = word.contains { "_/@#\\<>(".contains($0) && $0 != word.first || $0.isNumber }
    let isCamel = zip(word, word.dropFirst()).contains { $0.isLowercase && $1.isUppercase }
    return !isCode && !isCamel
  }

  /// A list of words has none of the forms with `'s`.
  private static func withoutPossessive(_ word: Substring) -> Substring {
    let word = word.drop { $0 == "'" }
    let end = word.lastIndex { $0 == "'" || $0 == "’" }
    guard let end, ["s", ""].contains(word[word.index(after: end)...]) else { return word }
    return word[..<end]
  }

  private static func numbered(_ text: String) -> [Line] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
      Line(number: $0.offset + 1, text: String($0.element))
    }
  }
}
