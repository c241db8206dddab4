import Testing

@Suite("Arrows between the folders of a module")
struct FolderArrowTests {
  @Test("folders that need each other are in the table")
  func circlesAreKnown() throws {
    for module in try SourceTree.moduleFolders().filter({ $0.hasPrefix("Sources/") }) {
      let sources = try SourceTree.swiftFiles(in: module).map(SwiftSource.init)
      for circle in FolderCircles.circles(in: sources) {
        let isKnown = Self.circles.contains { known in
          circle.isSubset(of: known.map { "Sources/" + $0 })
        }
        #expect(isKnown, "\(circle.sorted().joined(separator: " "))")
      }
    }
  }

  @Test("a circle of folders is found, and only that")
  func circleIsFound() {
    let sources = [
      ("A", "struct A { let b: B }"), ("B", "struct B { let c: C }"),
      ("C", "struct C {\n  // A\n  let text = \"B\"\n  func f(_: A) {}\n}"),
      ("D", "enum D { case a(A) }"),
    ].map { SwiftSource(SourceTree.File(path: "M/\($0)/File.swift", text: $1 + "\n")) }
    #expect(FolderCircles.circles(in: sources) == [["M/A", "M/B", "M/C"]])
  }

  /// The folders that need each other.
  ///
  /// To take one out, or to divide a circle, is progress; no other folder may join.
  private static let circles: [Set<String>] = [
    [
      "ExpandableInput/Attachments", "ExpandableInput/Drafts", "ExpandableInput/Sending",
    ],
    [
      "GtkCore/Classes", "GtkCore/Drawing", "GtkCore/Events", "GtkCore/Files", "GtkCore/Input",
      "GtkCore/Lists",
      "GtkCore/MainLoop", "GtkCore/Menus", "GtkCore/Objects", "GtkCore/Parameters", "GtkCore/Style",
      "GtkCore/Text", "GtkCore/Widgets",
    ],
    [
      "PlaygroundKit/Classes", "PlaygroundKit/Knobs", "PlaygroundKit/Replay",
      "PlaygroundKit/Replay/Pictures", "PlaygroundKit/Scenarios", "PlaygroundKit/Scenes",
      "PlaygroundKit/Widgets",
    ],
    [
      "PlaygroundKit/Window", "PlaygroundKit/Window/Appearance", "PlaygroundKit/Window/Details",
      "PlaygroundKit/Window/Notices", "PlaygroundKit/Window/Recording",
      "PlaygroundKit/Window/Replay", "PlaygroundKit/Window/Stage",
    ],
    [
      "PlaygroundScenes/Composer", "PlaygroundScenes/Editor", "PlaygroundScenes/Fields",
      "PlaygroundScenes/RichText", "PlaygroundScenes/Stages", "PlaygroundScenes/Stages/Composer",
      "PlaygroundScenes/Stages/Fields",
      "PlaygroundScenes/Stages/RichText", "PlaygroundScenes/SwiftCode",
    ],
    [
      "RichTextEditing/Attachments", "RichTextEditing/Backgrounds", "RichTextEditing/Clipboard",
      "RichTextEditing/Commands", "RichTextEditing/Content", "RichTextEditing/Context",
      "RichTextEditing/Delegate", "RichTextEditing/Editor", "RichTextEditing/History",
      "RichTextEditing/Input", "RichTextEditing/Links", "RichTextEditing/Lists",
      "RichTextEditing/ParagraphStyles", "RichTextEditing/Pictures", "RichTextEditing/Processing",
      "RichTextEditing/Relays", "RichTextEditing/Sections", "RichTextEditing/Selection",
      "RichTextEditing/Tables", "RichTextEditing/Toolbar", "RichTextEditing/Tree",
    ],
    [
      "RichTextModel/Attachments", "RichTextModel/Attributes", "RichTextModel/Attributes/Keys",
      "RichTextModel/Content",
      "RichTextModel/Exchange", "RichTextModel/Exchange/Reading", "RichTextModel/History",
      "RichTextModel/Lists", "RichTextModel/Operations", "RichTextModel/ParagraphStyles",
      "RichTextModel/Pictures", "RichTextModel/SavedForm", "RichTextModel/Tables",
    ],
    [
      "TextFieldCatalog", "TextFieldCatalog/Appearance", "TextFieldCatalog/Currency",
      "TextFieldCatalog/Fields", "TextFieldCatalog/Forms", "TextFieldCatalog/InputKinds",
      "TextFieldCatalog/Inputs", "TextFieldCatalog/Placeholders",
    ],
    [
      "TextMetrics/Heights", "TextMetrics/Measuring", "TextMetrics/Source", "TextMetrics/Styling",
    ],
    [
      "TextRules/Dates", "TextRules/Masks", "TextRules/Phones", "TextRules/Validation",
    ],
    [
      "WidgetSupport/Bindings", "WidgetSupport/Entry", "WidgetSupport/Growing",
      "WidgetSupport/Growing/Editing", "WidgetSupport/Growing/Scrolling",
      "WidgetSupport/Growing/Sizing", "WidgetSupport/Spelling", "WidgetSupport/Style",
    ],
  ]
}
