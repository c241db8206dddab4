/// An example in the comment of a public declaration.
struct CommentExample: Equatable {
  let path: String
  /// The line of the file that it begins in, counted from 1.
  let line: Int
  let code: [String]

  /// Finds the examples in a file.
  static func examples(in file: SourceTree.File) -> [CommentExample] {
    let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var examples: [CommentExample] = []
    var start = 0
    while start < lines.count {
      let comment = lines[start...].prefix { said(in: $0) != nil }
      if !comment.isEmpty, isPublic(declarationAfter: comment.endIndex, of: lines) {
        examples += blocks(of: comment.map { said(in: $0) ?? "" }).map { offset, code in
          CommentExample(path: file.path, line: start + offset + 1, code: code)
        }
      }
      start = max(comment.endIndex, start + 1)
    }
    return examples
  }

  /// Returns the source code of a function with the example in it, below its extensions.
  ///
  /// The compiler reports errors at the lines of the comment.
  func source(function: String) -> String {
    var (extensions, rest) = ([String](), code[...])
    while rest.first?.hasPrefix("extension ") == true {
      let end = (rest.firstIndex(of: "}") ?? rest.endIndex - 1) + 1
      extensions += [location(of: rest.startIndex)] + rest[..<end] + ["#sourceLocation()"]
      rest = rest[end...]
    }
    let body = ["@MainActor func \(function)() async throws {", location(of: rest.startIndex)]
    return (extensions + body + rest + ["#sourceLocation()", "}", ""]).joined(separator: "\n")
  }

  private func location(of index: Int) -> String {
    "#sourceLocation(file: \"\(path)\", line: \(line + index))"
  }

  // MARK: Reading

  /// The text of a line of a comment for the documentation, with its indentation.
  private static func said(in line: String) -> String? {
    let text = line.drop { $0 == " " }
    return text.hasPrefix("///") ? String(text.dropFirst(3)) : nil
  }

  /// The blocks of Swift in a comment: those in fences, and those that are indented by four spaces
  /// more than the text.
  private static func blocks(of comment: [String]) -> [(offset: Int, code: [String])] {
    var blocks: [(offset: Int, code: [String])] = []
    var index = 0
    while index < comment.count {
      let isAfterText = index > 0 && !comment[index - 1].isEmpty
      var (offset, code) = (index, [String]())
      if comment[index].hasPrefix(" ```") {
        offset += 1
        code = comment[offset...].prefix { !$0.hasPrefix(" ```") }.map { String($0.dropFirst()) }
        index = offset + code.count + 1
        if ![" ```", " ```swift"].contains(comment[offset - 1]) { continue }
      } else if comment[index].hasPrefix("     "), !isAfterText {
        code = comment[index...].prefix { $0.isEmpty || $0.hasPrefix("     ") }
          .map { String($0.dropFirst(5)) }
        index += code.count
      } else {
        index += 1
      }
      // Trees of CSS nodes are not Swift.
      let isTree = code.contains { $0.contains("── ") }
      if !code.isEmpty, !isTree { blocks.append((offset, code)) }
    }
    return blocks
  }

  /// Whether what follows a comment can be used by an app.
  private static func isPublic(declarationAfter index: Int, of lines: [String]) -> Bool {
    guard let declaration = lines[index...].first(where: { !isAttribute($0) }) else { return false }
    let words = words(of: declaration)
    if words.contains(where: { ["public", "open"].contains($0) }) { return true }
    let isLimited = words.contains { ["package", "private", "fileprivate"].contains($0) }
    guard !isLimited, declaration.hasPrefix("  ") else { return false }
    // A requirement is as public as its protocol, a case as its enumeration.
    let container = lines[..<index].last { line in
      line.first.map { !" /#}@".contains($0) } ?? false
    }
    let outer = self.words(of: container ?? "")
    return outer.contains("public")
      && (outer.contains("protocol") || outer.contains("enum") && words.first == "case")
  }

  private static func isAttribute(_ line: String) -> Bool {
    line.drop { $0 == " " }.hasPrefix("@") && words(of: line).count == 1
  }

  private static func words(of line: String) -> [Substring] { line.split(separator: " ") }
}
