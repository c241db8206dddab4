import GtkCore

/// A playground as a value: its names and its scenes, from which ``run(_:)`` makes the whole
/// program.
///
/// The program has a window with the scenes, their knobs and a log of their events; it records what
/// a user does and replays it, compares the state and pictures with what is expected, and does the
/// same from the command line. A `main.swift` is no longer than this:
///
/// ```swift
/// let program = PlaygroundProgram(
///   name: "shop-playground", identifier: "org.example.ShopPlayground", title: "Shop",
///   scenes: [
///     Scene("price", title: "Price") { Label("12 €") }
///   ])
/// program.run()
/// ```
///
/// `shop-playground --help` tells the rest.
public struct PlaygroundProgram: Sendable {
  /// The name of the executable, in messages and as the folder of what the program saves.
  public let name: String
  /// The identifier of the program on the desktop, such as `org.example.ShopPlayground`, which is
  /// also the name of its icon.
  public let identifier: String
  /// The name of the product, in titles of windows.
  public let title: String
  /// The version that `--version` prints.
  public let version: String
  /// The scenes.
  public private(set) var catalog: SceneCatalog
  /// What the window says of the program in its menu, beside its name and version.
  public var credits: ProgramCredits
  /// What the first start of the program shows; nil to begin with the first scene.
  public var introduction: ProgramIntroduction?

  /// The widget classes of the program itself, which `--widget` shows as it shows GTK's; nil for
  /// none.
  public var classes: ProgramClasses? {
    get { catalog.classes }
    set { catalog.classes = newValue }
  }

  /// Writes a document as PDF, for the command `pdf`; nil for a program without rich text.
  public var writePDF: (@MainActor @Sendable (ProgramDocument) throws -> Void)?

  /// Describes a playground.
  ///
  /// - Parameters:
  ///   - name: The name of the executable.
  ///   - identifier: The identifier on the desktop: words with dots between them.
  ///   - title: The name of the product.
  ///   - version: The version.
  ///   - scenes: The scenes, which must have different identifiers.
  public init(
    name: String, identifier: String, title: String, version: String = "1.0", scenes: [Scene]
  ) {
    (self.name, self.identifier, self.title, self.version) = (name, identifier, title, version)
    catalog = SceneCatalog(scenes)
    credits = ProgramCredits()
  }

  /// The reader of scenario files, which knows the program's scenes, and the keys that GDK knows.
  public var scenarioReader: ScenarioReader {
    ScenarioReader(catalog: catalog, hasKey: { KeyStroke.isKeyName($0) })
  }
}
