// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Concertina",
  products: [
    .library(name: "Concertina", targets: ["Concertina"]),
    .library(name: "DataBinding", targets: ["DataBinding"]),
    .library(name: "AutoHeightEditing", targets: ["AutoHeightEditing"]),
    .library(name: "ExpandableInput", targets: ["ExpandableInput"]),
    .library(name: "GtkCore", targets: ["GtkCore"]),
    .library(name: "PlaygroundKit", targets: ["PlaygroundKit"]),
    .library(name: "RichTextDocuments", targets: ["RichTextDocuments"]),
    .library(name: "RichTextEditing", targets: ["RichTextEditing"]),
    .library(name: "TextFieldCatalog", targets: ["TextFieldCatalog"]),
    // For the tests of apps: real keys, widgets by their accessible names, pictures.
    .library(name: "ConcertinaTesting", targets: ["ConcertinaTesting"]),
    // The widgets for every other language, with a header in C.
    .library(name: "concertina-0", type: .dynamic, targets: ["ConcertinaGObject"]),
    .executable(name: "concertina-playground", targets: ["Playground"]),
    .executable(name: "concertina-bench-editor", targets: ["BenchEditor"]),
    .executable(name: "concertina-bench-composer", targets: ["BenchComposer"]),
    .executable(name: "concertina-bench-fields", targets: ["BenchFields"]),
    .executable(name: "concertina-bench-rich-text", targets: ["BenchRichText"]),
  ],
  targets: [
    // The C world: module maps over the system's libraries, and the only C that we write.
    .systemLibrary(
      name: "CConcertinaGLib", pkgConfig: "gio-2.0", providers: [.apt(["libglib2.0-dev"])]),
    .systemLibrary(
      name: "CConcertinaPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(
      name: "CConcertinaGtk", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .target(
      name: "CConcertinaShims", dependencies: ["CConcertinaGtk"],
      // The main loop drains the main queue, and rounding is in libm: with Swift 6.0 a program that
      // imports neither Dispatch nor Glibc itself would not link.
      linkerSettings: [.linkedLibrary("dispatch"), .linkedLibrary("m")]),

    // Ground: each of these knows nothing of the ones below it.
    .target(name: "Colors"),
    .target(name: "SharedLibraries"),
    .target(name: "TextTranslation", dependencies: ["CConcertinaGLib"]),
    .target(name: "FileWriting", dependencies: ["CConcertinaGLib", "TextTranslation"]),
    .target(
      name: "GtkCore",
      dependencies: [
        "CConcertinaGtk", "CConcertinaShims", "Colors", "FileWriting", "SharedLibraries",
        "TextTranslation",
      ]),
    .target(name: "TextParagraphs"),
    .target(name: "TextMetrics", dependencies: ["CConcertinaPango", "TextParagraphs"]),
    .target(
      name: "TextRules", dependencies: ["CConcertinaGLib", "TextParagraphs", "TextTranslation"]),
    .target(
      name: "RichTextModel",
      dependencies: [
        "Colors", "FileWriting", "SharedLibraries", "TextParagraphs", "TextRules",
        "TextTranslation",
      ]),
    // Apart from the widgets, so that an app with another binding's State can leave it out.
    .target(name: "DataBinding", dependencies: ["GtkCore"]),
    .target(
      name: "WidgetSupport",
      dependencies: [
        "Colors", "DataBinding", "GtkCore", "SharedLibraries", "TextMetrics", "TextRules",
        "TextTranslation",
      ]),

    // The systems, and the umbrella over them.
    .target(
      name: "AutoHeightEditing",
      dependencies: ["WidgetSupport", "DataBinding", "GtkCore", "TextMetrics", "TextRules"]),
    .target(
      name: "ExpandableInput",
      dependencies: [
        "WidgetSupport", "CConcertinaGLib", "DataBinding", "FileWriting", "GtkCore", "TextMetrics",
        "TextRules", "TextTranslation",
      ]),
    .target(
      name: "TextFieldCatalog",
      dependencies: [
        "WidgetSupport", "CConcertinaGLib", "DataBinding", "GtkCore", "TextMetrics", "TextRules",
        "TextTranslation",
      ]),
    .target(
      name: "RichTextEditing",
      dependencies: [
        "WidgetSupport", "DataBinding", "GtkCore", "RichTextModel", "TextMetrics", "TextParagraphs",
        "TextRules",
        "TextTranslation",
      ]),
    .target(
      name: "RichTextDocuments",
      dependencies: [
        "GtkCore", "RichTextEditing", "RichTextModel", "TextMetrics", "TextRules",
        "TextTranslation", "WidgetSupport",
      ]),
    .target(
      name: "Concertina",
      dependencies: [
        "AutoHeightEditing", "DataBinding", "ExpandableInput", "RichTextDocuments",
        "RichTextEditing", "TextFieldCatalog",
      ]),
    // The same widgets as classes of GObject for programs in other languages: the header and the
    // functions in C, and what these call.
    .target(name: "CConcertina", dependencies: ["CConcertinaGtk", "CConcertinaShims"]),
    .target(
      name: "ConcertinaGObject",
      dependencies: ["CConcertina", "CConcertinaGtk", "Concertina", "GtkCore", "WidgetSupport"]),
    // What the README shows first, as an application would have it.
    .executableTarget(
      name: "QuickStart", dependencies: ["Concertina", "GtkCore"], path: "Examples/QuickStart"),
    // The programs of the package Examples. As targets of this one, too, they are built for the
    // tests without building Concertina a second time; under other names, because no two packages
    // of a program can have targets of the same name.
    .executableTarget(
      name: "ExampleChat", dependencies: ["Concertina", "GtkCore"], path: "Examples/Chat"),
    .executableTarget(
      name: "ExampleEmbedded", dependencies: ["Concertina", "CConcertinaGtk"],
      path: "Examples/Embedded", resources: [.embedInCode("window.ui")]),
    .executableTarget(
      name: "ExampleFeature", dependencies: ["Concertina", "GtkCore"], path: "Examples/Feature"),
    .executableTarget(
      name: "ExampleNotes", dependencies: ["Concertina", "GtkCore"], path: "Examples/Notes"),
    .executableTarget(
      name: "ExamplePlayground", dependencies: ["PlaygroundKit"], path: "Examples/Playground",
      exclude: ["Scenarios"]),
    .executableTarget(
      name: "ExampleSignUp", dependencies: ["Concertina", "GtkCore"], path: "Examples/SignUp"),

    // Keys and compositions that a program sends to itself, and what is painted for them, for replays
    // and tests.
    .target(name: "CConcertinaReplay", dependencies: ["CConcertinaGtk"]),
    .target(
      name: "GtkReplay",
      dependencies: [
        "CConcertinaGtk", "CConcertinaReplay", "CConcertinaShims", "GtkCore", "WidgetSupport",
      ]),

    // What tests of apps need, ours included.
    .systemLibrary(
      name: "CConcertinaX11", pkgConfig: "xfixes",
      providers: [.apt(["libx11-dev", "libxfixes-dev"])]),
    .target(
      name: "ConcertinaTesting",
      dependencies: [
        "CConcertinaGLib", "CConcertinaGtk", "CConcertinaX11", "GtkCore", "GtkReplay",
        "WidgetSupport",
      ]),

    // What makes a playground of scenes: the window, the command line, recordings and replays.
    .target(name: "CConcertinaPlayground", dependencies: ["CConcertinaGtk"]),
    .target(
      name: "PlaygroundKit",
      dependencies: [
        "CConcertinaGtk", "CConcertinaPlayground", "CConcertinaShims", "FileWriting", "GtkCore",
        "GtkReplay", "RichTextModel", "TextRules", "TextTranslation", "WidgetSupport",
      ]),
    // The playground: scenes are values that the app, the tests and the pictures share.
    .target(
      name: "PlaygroundScenes",
      dependencies: [
        "Concertina", "ConcertinaGObject", "GtkCore", "GtkReplay", "PlaygroundKit",
        "TextTranslation", "WidgetSupport",
      ]),
    .executableTarget(name: "Playground", dependencies: ["PlaygroundScenes"]),

    // Our side of meson-helpers/bench; the plain GTK program there is compiled with the same loop.
    .target(
      name: "CBenchLoop", dependencies: ["CConcertinaGtk"], path: "meson-helpers/bench-loop",
      cSettings: [.define("GDK_VERSION_MIN_REQUIRED", to: "G_ENCODE_VERSION(4,8)")]),
    .executableTarget(
      name: "BenchEditor", dependencies: ["AutoHeightEditing", "CBenchLoop", "DataBinding"]),
    .executableTarget(
      name: "BenchComposer", dependencies: ["ExpandableInput", "CBenchLoop", "DataBinding"]),
    .executableTarget(name: "BenchFields", dependencies: ["TextFieldCatalog", "CBenchLoop"]),
    .executableTarget(
      name: "BenchRichText",
      dependencies: ["CBenchLoop", "GtkCore", "RichTextDocuments", "RichTextEditing", "TextRules"]),

    // Tests, from cheap to dear: pure modules without a display, then what compares with GTK itself.
    // What tests with a display and without one share.
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(
      name: "ArchitectureTests", dependencies: ["PlaygroundScenes"],
      exclude: ["Contexts", "words.txt"]),
    .testTarget(name: "TextTranslationTests", dependencies: ["TextTranslation"]),
    .testTarget(name: "TextParagraphsTests", dependencies: ["TextParagraphs"]),
    .testTarget(
      name: "TextMetricsTests", dependencies: ["TextMetrics", "CConcertinaPango", "TestSupport"]),
    .testTarget(
      name: "TextRulesTests",
      dependencies: ["TextRules", "CConcertinaGLib", "CConcertinaPango", "TestSupport"]),
    .testTarget(
      name: "RichTextModelTests", dependencies: ["RichTextModel", "TestSupport", "TextRules"],
      exclude: ["Pastes"]),
    .testTarget(name: "WidgetSupportTests", dependencies: ["GtkCore", "WidgetSupport"]),
    .testTarget(
      name: "PlaygroundTests", dependencies: ["PlaygroundKit", "PlaygroundScenes", "TestSupport"]),
    // The program that the tests of drafts kill.
    .executableTarget(
      name: "DraftTypist", dependencies: ["ExpandableInput", "GtkCore", "TestSupport"],
      path: "Tests/DraftTypist"),
    .testTarget(
      name: "ExpandableInputTests",
      dependencies: [
        "CConcertinaGLib", "DraftTypist", "ExpandableInput", "FileWriting", "GtkCore",
        "TestSupport",
      ]),
    .testTarget(
      name: "DataBindingTests",
      dependencies: ["Concertina", "ConcertinaTesting", "GtkCore", "WidgetTestSupport"]),
    .testTarget(
      name: "TextFieldCatalogTests", dependencies: ["GtkCore", "TextFieldCatalog", "TextRules"]),
    .target(
      name: "WidgetTestSupport",
      dependencies: [
        "CConcertinaGtk", "ConcertinaTesting", "GtkCore", "GtkReplay", "TestSupport",
        "WidgetSupport",
      ],
      path: "Tests/WidgetTestSupport"),
    .testTarget(
      name: "GtkCoreTests",
      dependencies: [
        "CConcertinaGtk", "ConcertinaTesting", "FileWriting", "GtkCore", "WidgetTestSupport",
      ]),
    .testTarget(
      name: "WidgetTests",
      dependencies: [
        "AutoHeightEditing", "CConcertinaGtk", "Concertina", "DataBinding", "ExampleNotes",
        "ExpandableInput", "FileWriting", "GtkCore", "PlaygroundKit", "PlaygroundScenes",
        "TextFieldCatalog", "WidgetSupport", "WidgetTestSupport",
      ],
      exclude: ["References"]),
    // The program that the tests of accessible names read from outside.
    .executableTarget(
      name: "NamedInput",
      dependencies: ["CConcertinaGtk", "CConcertinaShims", "ConcertinaGObject", "GtkCore"],
      path: "Tests/NamedInput"),
    // Apart from the tests that call its functions, so that it can generate those.
    .testTarget(
      name: "CLibraryTests",
      dependencies: ["Concertina", "ConcertinaGObject", "GtkCore", "RichTextEditing"],
      exclude: ["swift-only.txt"]),
    .testTarget(
      name: "GObjectTests",
      dependencies: [
        "CConcertina", "CConcertinaGtk", "CConcertinaShims", "Concertina", "ConcertinaGObject",
        "ConcertinaTesting", "GtkCore", "NamedInput", "TestSupport", "WidgetTestSupport",
      ]),
    .testTarget(
      name: "PlaygroundWidgetTests",
      dependencies: [
        "CConcertinaGtk", "Concertina", "GtkCore", "PlaygroundKit", "PlaygroundScenes",
        "TestSupport", "TextFieldCatalog", "WidgetSupport", "WidgetTestSupport",
      ]),
    .testTarget(
      name: "RichTextEditingTests",
      dependencies: [
        "CConcertinaGtk", "ConcertinaTesting", "GtkCore", "RichTextDocuments", "RichTextEditing",
        "RichTextModel", "WidgetSupport", "WidgetTestSupport",
      ]),
    .testTarget(
      name: "DifferentialTests", dependencies: ["TextMetrics", "CConcertinaGtk", "TestSupport"]),
    .testTarget(
      name: "ExampleTests",
      dependencies: [
        "ConcertinaTesting", "ExampleChat", "ExampleEmbedded", "ExampleFeature", "ExampleNotes",
        "ExampleSignUp",
      ],
      path: "Examples/Tests"),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "CConcertinaGLib", "CConcertinaGtk", "CConcertinaX11", "ConcertinaTesting",
        "ExamplePlayground", "GtkCore", "Playground", "QuickStart", "WidgetTestSupport",
      ],
      exclude: ["Monkey/Records", "Scenarios/Files"]),
  ],
  swiftLanguageModes: [.v6]
)
