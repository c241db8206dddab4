extension AccessibleNode {
  /// Waits until the widget has a text.
  ///
  ///     try app.textField("Message").waitForText("Hello")
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - characters: The characters that do not count: those of attachments, which GTK 4.8 leaves
  ///     out.
  ///   - file: The file of the test.
  ///   - line: The line in it.
  /// - Throws: `TestFailure` with the text that is there instead, if it does not come.
  public func waitForText(
    _ text: String, leavingOut characters: Set<Character> = ["\u{FFFC}"],
    file: StaticString = #filePath, line: UInt = #line
  ) throws {
    var found = ""
    try waitUntil(
      "the text is \(text.debugDescription), found \(found.debugDescription)", file: file,
      line: line
    ) {
      found = try self.text.filter { !characters.contains($0) }
      return found == text
    }
  }
}
