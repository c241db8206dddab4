import GtkCore

/// A page of the playground as a value, which is also a fixture of the tests and a screenshot of
/// the README.
///
/// Everything about a scene is here: its texts, its knobs with what they set and their code, and
/// its stage. A new scene is one value in the list of its category.
public struct Scene: Sendable, Identifiable {
  /// Creates a stage with these values of the scene's knobs.
  public typealias Builder = @MainActor @Sendable (KnobValues, SceneEvents) -> any SceneStage

  /// The name in files and on the command line, such as `auto-height-editor`.
  public let id: String
  /// The title in the sidebar.
  public let title: String
  /// The category in the sidebar.
  public let category: SceneCategory
  /// A description of the scene, in one sentence.
  public let summary: String
  /// The knobs of the scene, in the inspector's order.
  public let knobs: [Knob]
  /// Creates the stage; nil for a scene that can only be listed so far.
  public let build: Builder?
  /// The identifier of the scene that this one is a variant of; nil for a scene by itself.
  public private(set) var variantOf: String?
  private let file: (@Sendable (KnobValues) -> CodeFile)?

  /// Creates a scene that can only be listed.
  public init(
    id: String, title: String, category: SceneCategory, summary: String, knobs: [Knob]
  ) {
    self.init(
      id: id, title: title, category: category, summary: summary, knobs: knobs, build: nil,
      file: nil)
  }

  /// Creates a scene.
  ///
  /// - Parameters:
  ///   - id: The name in files.
  ///   - title: The title in the sidebar.
  ///   - category: The category in the sidebar.
  ///   - summary: A description in one sentence.
  ///   - rows: The knobs, in the inspector's order.
  ///   - variable: The name of the main widget in the code.
  ///   - code: Returns the code for the values, around the lines of the rows.
  ///   - stage: Creates the stage.
  public init<Stage: KnobbedStage>(
    id: String, title: String, category: SceneCategory, summary: String,
    rows: [KnobRow<Stage>], variable: String,
    code: @escaping @Sendable (_ values: KnobValues, _ lines: String) -> CodeFile,
    stage: @escaping @MainActor @Sendable (StageKnobs<Stage>, SceneEvents) -> Stage
  ) {
    self.init(
      id: id, title: title, category: category, summary: summary, knobs: rows.map(\.knob),
      build: { stage(StageKnobs(rows, $0), $1) },
      file: { values in
        code(values, rows.flatMap { $0.code(values, variable) }.map { $0 + "\n" }.joined())
      })
  }

  /// Creates a scene of any widget, such as a form of an app.
  ///
  /// ```swift
  /// let price = Scene(
  ///   "price", title: "Price",
  ///   knobs: [
  ///     KnobRow(.wholeNumber("amount", title: "Amount", default: 1, range: 1...99)) {
  ///       label, amount in
  ///       label.text = "\(amount) €"
  ///     }
  ///   ]
  /// ) { Label("") }
  /// ```
  ///
  /// Nothing has to be said of what is in the widget: scenarios name its parts by their roles and
  /// accessible names, the state has their values, and the log has what happens to them. A widget
  /// that has more to say is a ``SceneContent``.
  ///
  /// - Parameters:
  ///   - id: The name in files and on the command line.
  ///   - title: The title in the sidebar.
  ///   - category: The category in the sidebar.
  ///   - summary: A description in one sentence.
  ///   - knobs: The knobs, in the inspector's order, each with what it sets on the widget.
  ///   - content: Creates the widget.
  public init<Content: Widget>(
    _ id: String, title: String, category: SceneCategory = .scenes, summary: String = "",
    knobs: [KnobRow<Content>] = [], content: @escaping @MainActor @Sendable () -> Content
  ) {
    self.init(
      id, title: title, category: category, summary: summary, knobs: knobs, content: content,
      widget: { $0 })
  }

  /// Creates a scene of an object that has a widget, such as a view or its controller.
  ///
  /// - Parameters:
  ///   - id: The name in files and on the command line.
  ///   - title: The title in the sidebar.
  ///   - category: The category in the sidebar.
  ///   - summary: A description in one sentence.
  ///   - knobs: The knobs, in the inspector's order, each with what it sets on the object.
  ///   - content: Creates the object, which lives as long as the scene is shown.
  ///   - widget: Returns its widget.
  public init<Content: AnyObject & Sendable>(
    _ id: String, title: String, category: SceneCategory = .scenes, summary: String = "",
    knobs: [KnobRow<Content>] = [], content: @escaping @MainActor @Sendable () -> Content,
    widget: @escaping @MainActor @Sendable (Content) -> Widget
  ) {
    self.init(
      id, title: title, category: category, summary: summary, knobs: knobs, setsDefaults: true,
      content: content, widget: widget)
  }

  /// Creates a scene of an object whose knobs may have the defaults that it has by itself.
  init<Content: AnyObject & Sendable>(
    _ id: String, title: String, category: SceneCategory, summary: String,
    knobs: [KnobRow<Content>], setsDefaults: Bool,
    content: @escaping @MainActor @Sendable () -> Content,
    widget: @escaping @MainActor @Sendable (Content) -> Widget
  ) {
    self.init(
      id: id, title: title, category: category, summary: summary, knobs: knobs.map(\.knob),
      build: { values, events in
        let owner = content()
        return WidgetStage(
          owner, widget(owner), StageKnobs(knobs, values), setsDefaults: setsDefaults, events)
      }, file: nil)
  }

  private init(
    id: String, title: String, category: SceneCategory, summary: String, knobs: [Knob],
    build: Builder?, file: (@Sendable (KnobValues) -> CodeFile)?
  ) {
    (self.id, self.title, self.category, self.summary) = (id, title, category, summary)
    (self.knobs, self.build, self.file) = (knobs, build, file)
  }

  /// Returns the scene with other defaults, under a name of its own: the same in another situation.
  ///
  /// ```swift
  /// let price = Scene(
  ///   "price", title: "Price",
  ///   knobs: [
  ///     KnobRow(.text("amount", title: "Amount", default: "12 €")) { label, amount in
  ///       label.text = amount
  ///     }
  ///   ]
  /// ) { Label("") }
  /// let scenes = [
  ///   price,
  ///   price.variant("price-free", title: "Free", [KnobSetting("amount", .text("free"))]),
  /// ]
  /// ```
  ///
  /// The sidebar has it below the scene; commands, scenarios and links name it as any other one.
  ///
  /// - Parameters:
  ///   - id: The name in files and on the command line.
  ///   - title: The title below that of the scene.
  ///   - summary: A description in one sentence; nil for that of the scene.
  ///   - settings: The defaults that differ, each one that the knob accepts.
  /// - Returns: The variant.
  public func variant(
    _ id: String, title: String, summary: String? = nil, _ settings: [KnobSetting]
  ) -> Scene {
    let knobs = knobs.map { knob in
      settings.last { $0.knob == knob.id }.map { knob.withDefault($0.value) } ?? knob
    }
    let scene = Scene(
      id: id, title: title, category: category, summary: summary ?? self.summary, knobs: knobs,
      build: build, file: file)
    return scene.asVariant(of: self.id)
  }

  /// Returns the scene as a variant of another one, below which it is in the sidebar.
  ///
  /// - Parameter scene: The identifier of a scene of the same category that is not a variant.
  /// - Returns: The variant.
  public func asVariant(of scene: String) -> Scene {
    var variant = self
    variant.variantOf = scene
    return variant
  }

  /// The identifier of the scene itself, or of the one that it is a variant of.
  public var family: String { variantOf ?? id }

  /// The default values of the knobs.
  public var defaults: KnobValues { KnobValues(knobs) }

  /// Returns the Swift code for these values of the knobs, for the user to copy: a file with a
  /// function that creates what is on the stage.
  ///
  /// ```text
  /// import Concertina
  ///
  /// @MainActor
  /// func makeWidget() -> Widget {
  ///   let field = BorderedTextField()
  ///   …
  ///   return field
  /// }
  /// ```
  public func code(_ values: KnobValues) -> String { file?(values).text ?? "" }
}
