import Testing

/// A widget tells of what happens by events, and its closures are their short forms.
@Suite("Events of widgets")
struct EventShapeTests {
  /// Closures that get several values, or whose event has to be followed first.
  private static let others: Set<Substring> = [
    "onInputRejected", "onOutlineChanged", "onSizeChanged", "onTap",
  ]

  @Test("each closure that a widget calls is that of a public event")
  func closuresAreShortForms() throws {
    var count = 0
    for module in ModuleTable.systems.union(["WidgetSupport"]).sorted() {
      for file in try SourceTree.presentFiles(in: "Sources/" + module) {
        for (closure, getter) in Self.closures(in: file.text) where !Self.others.contains(closure) {
          count += 1
          let event = getter.wholeMatch(of: /\s*get \{ (\w+)\.(handler|action) \}/)?.1
          let isPublic = event.map { file.text.contains("public var \($0): Event<") } ?? false
          #expect(isPublic, "\(file.path): \(closure)")
        }
      }
    }
    #expect(count > 30)
  }

  @Test("closures are read with their getters")
  func closuresAreRead() {
    let text = """
        public var onTextChanged: (@MainActor () -> Void)? {
          get { textChanged.action }
        }
        public var onAsked: (@MainActor () -> Bool)? {
          get { asked }
        }
        public var onStored: (@MainActor () -> Void)?
      """
    let closures = Self.closures(in: text)
    #expect(closures.map(\.name) == ["onTextChanged"])
    #expect(closures.map(\.getter) == ["    get { textChanged.action }"])
  }

  /// The closures without a result that are computed, each with the line of its getter.
  private static func closures(in text: String) -> [(name: Substring, getter: Substring)] {
    text.matches(of: /public var (on[A-Z]\w*): \(@MainActor [^\n]*\) -> Void\)\? \{\n([^\n]*)/)
      .map { ($0.1, $0.2) }.filter { $0.1.contains("get {") }
  }
}
