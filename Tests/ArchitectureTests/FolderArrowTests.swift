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

  @Test("the core of rich text names no feature")
  func coreNamesNoFeature() throws {
    let folder = "Sources/RichTextEditing/"
    let features = try SourceTree.swiftFiles(in: folder + "Features").map(SwiftSource.init)
    let types = Set(features.flatMap(\.types))
    #expect(types.count > 50)
    for source in try SourceTree.swiftFiles(in: folder + "Core").map(SwiftSource.init) {
      let named = types.intersection(source.names)
      #expect(named.isEmpty, "\(source.path): \(named.sorted().joined(separator: " "))")
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
      "RichTextEditing/Core/Attachments", "RichTextEditing/Core/Clipboard",
      "RichTextEditing/Core/Commands", "RichTextEditing/Core/Content",
      "RichTextEditing/Core/Context", "RichTextEditing/Core/Delegate",
      "RichTextEditing/Core/Editor", "RichTextEditing/Core/History", "RichTextEditing/Core/Input",
      "RichTextEditing/Core/Links", "RichTextEditing/Core/Pictures",
      "RichTextEditing/Core/Processing", "RichTextEditing/Core/Register",
      "RichTextEditing/Core/Relays", "RichTextEditing/Core/Selection",
      "RichTextEditing/Core/Tree",
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
      "TextFieldCatalog/Inputs", "TextFieldCatalog/Pickers", "TextFieldCatalog/Placeholders",
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
