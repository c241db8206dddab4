import GtkCore
import RichTextModel
import WidgetSupport

/// What the features of one editor have registered: the editor asks it, and knows no feature.
///
/// The handlers live as long as the editor. One must not keep the register alive, which keeps the
/// handlers.
@MainActor
public final class FeatureRegister {
  /// Called at a moment.
  public typealias Handler = @MainActor () -> Void

  /// A handle on the editor; nil if its widget does not exist any more, or not yet.
  public var editor: EditorView? { node.editor }
  /// The editor.
  let node: EditorNode
  /// The attributes of text typed next.
  let typing: TypingAttributes
  /// Edits in the name of the user.
  let editing: UserEditing
  /// The room beside the text.
  let gutter: EditorGutter
  // By the raw values of what they are for.
  private var keys = KeyRank.allCases.map { _ in [@MainActor (KeyPress) -> Bool]() }
  private var layers = DrawingLayer.allCases.map { _ in [@MainActor (Snapshot) -> Void]() }
  private var moments = Moment.allCases.map { _ in [Handler]() }
  private var taps: [@MainActor (Click) -> Void] = []
  private var pastes: [@MainActor (PastedContent) -> Int?] = []
  private var menus: [@MainActor (EditorView) -> FeatureMenu?] = []
  private var invariants: [@MainActor () -> [String]] = []
  private var parts: [ObjectIdentifier: AnyObject] = [:]
  /// The commands of the features.
  lazy var commands = CommandTable(of: features)
  private let features: [EditorFeature]
  private let processing: ProcessorRelay

  /// A moment at which features follow the editor.
  public enum Moment: Int, CaseIterable, Sendable {
    /// The text or a format has changed, by the user or by code.
    case textChanged
    /// The text is laid out and scrolled.
    case placed
    /// The editor is about to be measured.
    case measured
    /// Letters or indents have another size.
    case fontChanged
    /// The caret has moved, but is not yet reported.
    case caretMoved
    /// An edit has left the caret where the text is hidden.
    case caretHidden
  }

  init(
    _ features: [EditorFeature], of node: EditorNode, typing: TypingAttributes,
    editing: UserEditing, gutter: EditorGutter, processing: ProcessorRelay
  ) {
    self.features = features
    self.processing = processing
    self.node = node
    self.typing = typing
    self.editing = editing
    self.gutter = gutter
  }

  /// Lets the features register.
  func registerFeatures() { for feature in features { feature.register(self) } }

  // MARK: Registering

  /// Keeps a part of a feature, by which ``part(_:)`` finds it.
  func keep<Part: AnyObject>(_ part: Part) { parts[ObjectIdentifier(Part.self)] = part }

  /// Handles keys; the handler returns whether it has used the key.
  public func onKey(_ rank: KeyRank, _ handler: @escaping @MainActor (KeyPress) -> Bool) {
    keys[rank.rawValue].append(handler)
  }

  /// Lets a text processor follow each edit, and refuse those that it does not allow.
  ///
  /// It is asked with the processors of the app, in the order of their priorities, and stays as
  /// long as the editor.
  public func process(with processor: any TextProcessing) {
    processing.register(ofFeature: processor)
  }

  /// Changes attributes as part of each edit in the name of the user, which may be at any place.
  func follow(_ follower: @escaping @MainActor (Replacement) -> [Restyling]) {
    node.content.followers.append(follower)
  }

  /// Draws in the coordinates of the text, whenever its view is drawn.
  public func draw(_ layer: DrawingLayer, _ draw: @escaping @MainActor (Snapshot) -> Void) {
    layers[layer.rawValue].append(draw)
  }

  /// Follows the editor.
  public func on(_ moment: Moment, _ handler: @escaping Handler) {
    moments[moment.rawValue].append(handler)
  }

  /// Gets clicks on the text that no link has used.
  public func onTapped(_ handler: @escaping @MainActor (Click) -> Void) { taps.append(handler) }

  /// Takes what is pasted in a way of its own; the handler returns the offset after it, or nil if
  /// it leaves it to others.
  public func onPaste(_ handler: @escaping @MainActor (PastedContent) -> Int?) {
    pastes.append(handler)
  }

  /// Adds a menu of commands to the context menu, where the handler returns one.
  public func onMenu(_ handler: @escaping @MainActor (EditorView) -> FeatureMenu?) {
    menus.append(handler)
  }

  /// Adds a column beside the text, which takes room once it has a width.
  public func addColumn(_ place: GutterPlace) -> GutterColumn { gutter.addColumn(place) }

  /// Draws below the columns beside the text, with the left and the right edge of these; the
  /// coordinates are those of ``GutterColumn/draw(_:)``.
  public func drawBesideText(
    _ draw: @escaping @MainActor (Snapshot, ClosedRange<Double>) -> Void
  ) {
    gutter.drawBackground(draw)
  }

  /// Checks each painted frame in tests and in the playground; the handler returns what is wrong,
  /// in words.
  public func check(_ invariant: @escaping @MainActor () -> [String]) {
    invariants.append(invariant)
  }

  // MARK: Asking

  /// Returns a part of a feature; nil if the editor does not have the feature.
  func part<Part: AnyObject>(_: Part.Type = Part.self) -> Part? {
    parts[ObjectIdentifier(Part.self)] as? Part
  }

  /// Offers a key to the features, by rank; returns whether one has used it.
  func handle(_ key: KeyPress) -> Bool {
    KeyRank.allCases.contains { rank in
      (!key.alt || rank.takesAlt) && keys[rank.rawValue].contains { $0(key) }
    }
  }

  /// Draws some layers.
  func draw(_ drawn: [DrawingLayer], _ snapshot: Snapshot) {
    for layer in drawn { for draw in layers[layer.rawValue] { draw(snapshot) } }
  }

  /// Notifies the features of a moment.
  func notify(_ moment: Moment) { for handler in moments[moment.rawValue] { handler() } }

  /// Notifies the features of a click.
  func tapped(_ click: Click) { for handler in taps { handler(click) } }

  /// Offers to the features what is pasted; returns the offset after it, or nil if none takes it.
  func paste(_ content: PastedContent) -> Int? {
    for paste in pastes { if let end = paste(content) { return end } }
    return nil
  }

  /// The menus of the features in the context menu that opens now.
  var menuEntries: [FeatureMenu] {
    node.editor.map { editor in menus.compactMap { $0(editor) } } ?? []
  }

  /// What is wrong in the frame that was painted.
  var violations: [String] { invariants.flatMap { $0() } }
}
