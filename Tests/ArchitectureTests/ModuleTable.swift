/// A row of the module table: a module's folder and the modules of this package that it may
/// import.
struct ModuleRow {
  let folder: String
  let allowedImports: Set<String>

  init(_ folder: String, imports allowedImports: Set<String>) {
    self.folder = folder
    self.allowedImports = allowedImports
  }
}

/// The module table of CONTRIBUTING.md as data: which module may import which.
///
/// A new module gets its row here and there before it gets its first file.
enum ModuleTable {
  /// Modules of the toolchain itself, which every module may import.
  ///
  /// Foundation is not among them: it would add tens of megabytes to an app for what GLib can do.
  static let toolchain: Set<String> = [
    "Dispatch", "FoundationEssentials", "Glibc", "Observation", "Swift", "Synchronization",
  ]

  static let ground: Set<String> = [
    "CConcertinaGtk", "CConcertinaPango", "CConcertinaGLib", "CConcertinaShims", "Colors",
    "DataBinding",
    "FileWriting", "GtkCore",
    "RichTextModel", "TextMetrics", "TextParagraphs", "TextRules", "TextTranslation",
  ]

  static let systems: Set<String> = [
    "AutoHeightEditing", "ExpandableInput", "TextFieldCatalog", "RichTextDocuments",
    "RichTextEditing",
  ]

  static let rows: [ModuleRow] =
    [
      ModuleRow("Sources/CConcertinaGLib", imports: []),
      ModuleRow("Sources/CConcertinaPango", imports: []),
      ModuleRow("Sources/CConcertinaGtk", imports: []),
      ModuleRow("Sources/CConcertinaShims", imports: ["CConcertinaGtk"]),
      ModuleRow("Sources/CConcertinaReplay", imports: ["CConcertinaGtk"]),
      ModuleRow(
        "Sources/GtkReplay",
        imports: [
          "CConcertinaGtk", "CConcertinaReplay", "CConcertinaShims", "GtkCore", "WidgetSupport",
        ]),
      ModuleRow("Sources/Colors", imports: []),
      ModuleRow("Sources/SharedLibraries", imports: []),
      ModuleRow("Sources/TextTranslation", imports: ["CConcertinaGLib"]),
      ModuleRow("Sources/FileWriting", imports: ["CConcertinaGLib", "TextTranslation"]),
      ModuleRow(
        "Sources/GtkCore",
        imports: [
          "CConcertinaGtk", "CConcertinaShims", "Colors", "FileWriting", "SharedLibraries",
          "TextTranslation",
        ]),
      ModuleRow("Sources/TextParagraphs", imports: []),
      ModuleRow("Sources/TextMetrics", imports: ["CConcertinaPango", "TextParagraphs"]),
      ModuleRow(
        "Sources/TextRules", imports: ["CConcertinaGLib", "TextParagraphs", "TextTranslation"]),
      ModuleRow(
        "Sources/RichTextModel",
        imports: [
          "Colors", "FileWriting", "SharedLibraries", "TextParagraphs", "TextRules",
          "TextTranslation",
        ]),
      ModuleRow(
        "Sources/WidgetSupport",
        imports: [
          "Colors", "DataBinding", "GtkCore", "SharedLibraries", "TextMetrics", "TextRules",
          "TextTranslation",
        ]),
      ModuleRow("Sources/DataBinding", imports: ["GtkCore"]),
      ModuleRow("Sources/Concertina", imports: systems.union(["DataBinding"])),
      ModuleRow("Sources/CConcertina", imports: ["CConcertinaShims"]),
      ModuleRow(
        "Sources/ConcertinaGObject",
        imports: ["CConcertina", "CConcertinaGtk", "Concertina", "GtkCore", "WidgetSupport"]),
      ModuleRow("Sources/CConcertinaPlayground", imports: ["CConcertinaGtk"]),
      ModuleRow(
        "Sources/PlaygroundKit",
        imports: [
          "CConcertinaGtk", "CConcertinaPlayground", "CConcertinaShims", "FileWriting", "GtkCore",
          "GtkReplay", "RichTextModel", "TextRules", "TextTranslation", "WidgetSupport",
        ]),
      ModuleRow(
        "Sources/PlaygroundScenes",
        imports: [
          "Concertina", "ConcertinaGObject", "GtkCore", "GtkReplay", "PlaygroundKit",
          "TextTranslation",
        ]),
      ModuleRow("Sources/Playground", imports: ["PlaygroundScenes"]),
      ModuleRow("Examples/Chat", imports: ["Concertina", "GtkCore"]),
      ModuleRow("Examples/Embedded", imports: ["CConcertinaGtk", "Concertina"]),
      ModuleRow("Examples/Feature", imports: ["Concertina", "GtkCore"]),
      ModuleRow("Examples/Notes", imports: ["Concertina", "GtkCore"]),
      ModuleRow("Examples/Playground", imports: ["GtkCore", "PlaygroundKit"]),
      ModuleRow("Examples/QuickStart", imports: ["Concertina", "GtkCore"]),
      ModuleRow("Examples/SignUp", imports: ["Concertina", "GtkCore"]),
      ModuleRow("Sources/CConcertinaX11", imports: []),
      ModuleRow(
        "Sources/ConcertinaTesting",
        imports: [
          "CConcertinaGLib", "CConcertinaGtk", "CConcertinaX11", "Foundation", "GtkCore",
          "GtkReplay", "WidgetSupport",
        ]),
      ModuleRow("Tests/TestSupport", imports: []),
      ModuleRow("Tests/DraftTypist", imports: ["ExpandableInput", "GtkCore", "TestSupport"]),
      ModuleRow(
        "Tests/NamedInput",
        imports: ["CConcertinaGtk", "CConcertinaShims", "ConcertinaGObject", "GtkCore"]),
      ModuleRow(
        "Sources/BenchEditor", imports: ["AutoHeightEditing", "CBenchLoop", "DataBinding"]),
      ModuleRow(
        "Sources/BenchComposer", imports: ["ExpandableInput", "CBenchLoop", "DataBinding"]),
      ModuleRow("Sources/BenchFields", imports: ["TextFieldCatalog", "CBenchLoop"]),
      ModuleRow(
        "Sources/BenchRichText",
        imports: [
          "CBenchLoop", "GtkCore", "RichTextDocuments", "RichTextEditing", "TextRules",
        ]),
      ModuleRow(
        "Tests/WidgetTestSupport",
        imports: [
          "CConcertinaGtk", "ConcertinaTesting", "Foundation", "GtkCore", "GtkReplay",
          "TestSupport", "WidgetSupport", "XCTest",
        ]),
    ]
    + systems.sorted().map { system in
      // What is done with a whole document stands on the editor.
      let base: Set = system == "RichTextDocuments" ? ["RichTextEditing"] : []
      return ModuleRow(
        "Sources/\(system)",
        imports: ground.union(["TextTranslation", "WidgetSupport"]).union(base))
    }

  static func row(for folder: String) -> ModuleRow? {
    rows.first { $0.folder == folder }
  }
}
