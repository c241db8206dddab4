import GtkCore
import RichTextModel
import WidgetSupport

extension EditorHeight: ParameterValue {
  package static var kind: ParameterKind { .integer(-1 ... .max) }

  /// The height in pixels; 0 for that of the parent, and -1 for no limit.
  package var plain: PlainValue {
    switch self {
    case .default: .integer(0)
    case .max(let height): .integer(height)
    case .infinite: .integer(-1)
    }
  }

  package init?(plain: PlainValue) {
    guard case .integer(let height) = plain else { return nil }
    self = height == -1 ? .infinite : height > 0 ? .max(height) : .default
  }
}

/// The parameters, each with its declaration.
extension EditorView: AreaOwner {
  package nonisolated static let font: Parameter<EditorView, TextFont> = .fontOfArea

  /// The font of the text.
  public var font: TextFont {
    get { self[Self.font] }
    set { self[Self.font] = newValue }
  }

  package nonisolated static let minLines = Parameter<EditorView, Int>(
    "min-lines", 1, kind: .integer(1...10_000), changesSize: true,
    get: { $0.implementation.defaults.minLines },
    set: { $0.implementation.defaults.minLines = max($1, 1) })

  /// The minimum height of the editor, in lines of plain text.
  public var minLines: Int {
    get { self[Self.minLines] }
    set { self[Self.minLines] = newValue }
  }

  package nonisolated static let maxHeight = Parameter<EditorView, EditorHeight>(
    "max-height", .default, changesSize: true,
    get: { $0.implementation.defaults.maxHeight },
    set: { $0.implementation.defaults.maxHeight = $1 })

  /// The greatest height of the editor.
  public var maxHeight: EditorHeight {
    get { self[Self.maxHeight] }
    set { self[Self.maxHeight] = newValue }
  }

  package nonisolated static let padding = Parameter<EditorView, Int>(
    "padding", 0, kind: .integer(0...1_000), changesSize: true,
    get: { $0.implementation.defaults.padding },
    set: { $0.implementation.defaults.padding = min(max($1, 0), 1_000) })

  /// The space between the edges of the editor and its text, in pixels; 0 by default, and at most
  /// 1,000.
  ///
  /// It has the editor's background, a press on it is one at the nearest place of the text, and it
  /// is not a part of ``maxHeight``. For another space at each edge there is CSS:
  ///
  ///     let css = "richeditor > growingtext { padding: 12px 24px; }"
  ///     let sheet = StyleSheet(css: css, priority: .application)
  public var padding: Int {
    get { self[Self.padding] }
    set { self[Self.padding] = newValue }
  }

  package nonisolated static let isEditable = Parameter<EditorView, Bool>(
    "editable", true, property: "isEditable",
    get: { $0.area.isEditable }, set: { $0.implementation.input.setEditable($1) })

  /// Whether keys, paste, drop and input methods can change the text.
  ///
  /// Nested editors follow this until their own property is set: a read-only text may have parts to
  /// fill in.
  public var isEditable: Bool {
    get { self[Self.isEditable] }
    set {
      // Also without a change: from now on the editor follows no other one.
      if newValue == isEditable { implementation.input.setEditable(newValue) }
      self[Self.isEditable] = newValue
    }
  }

  package nonisolated static let acceptsTab = Parameter<EditorView, Bool>(
    "accepts-tab", false, property: "acceptsTab",
    get: { $0.area.textView.acceptsTab }, set: { $0.area.textView.acceptsTab = $1 })

  /// Whether Tab inserts a tab in plain paragraphs, as it does in a text editor; false by default,
  /// where it moves the focus.
  ///
  /// In lists, in code and in the cells of a table Tab has another meaning either way, and
  /// Ctrl+Tab always moves the focus. Each nested editor has an option of its own, as
  /// `GtkTextView:accepts-tab` is that of one view.
  public var acceptsTab: Bool {
    get { self[Self.acceptsTab] }
    set { self[Self.acceptsTab] = newValue }
  }

  package nonisolated static let accessibleLabel: Parameter<EditorView, String> =
    .accessibleLabelOfArea
}
