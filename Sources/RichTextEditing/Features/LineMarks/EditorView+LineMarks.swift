import GtkCore

/// What is shown beside the text and with its lines; none of it becomes part of the content.
extension EditorView {
  package nonisolated static let showsLineNumbers = Parameter<EditorView, Bool>(
    "shows-line-numbers", false, changesSize: true,
    get: { $0.implementation.lineNumbers?.isShown ?? false },
    set: { $0.implementation.lineNumbers?.isShown = $1 })

  /// Whether each paragraph has its number beside it, in a column at the start of the text; false
  /// by default.
  ///
  /// ``lineNumberStyle`` says how they are written. A nested editor has numbers of its own, if this
  /// is true for it, too.
  public var showsLineNumbers: Bool {
    get { self[Self.showsLineNumbers] }
    set { self[Self.showsLineNumbers] = newValue }
  }

  /// How the numbers of paragraphs are written.
  public var lineNumberStyle: LineNumberStyle {
    get { implementation.lineNumbers?.style ?? LineNumberStyle() }
    set { implementation.lineNumbers?.style = newValue }
  }

  package nonisolated static let showsBlockHandles = Parameter<EditorView, Bool>(
    "shows-block-handles", false, changesSize: true,
    get: { $0.implementation.blockHandle?.isOn ?? false },
    set: { $0.implementation.blockHandle?.isOn = $1 })

  /// Whether the block at the pointer has a handle beside it; false by default.
  ///
  /// A block is a paragraph, an item with everything nested in it, a heading with its section,
  /// code, or an attachment. A press on the handle selects the block, a drag moves it, a click
  /// opens its menu; ``BlockMenuCommand`` opens the menu of the block with the caret. A nested
  /// editor has handles if this is true for it, too; only the innermost handle is visible.
  public var showsBlockHandles: Bool {
    get { self[Self.showsBlockHandles] }
    set { self[Self.showsBlockHandles] = newValue }
  }

  package nonisolated static let showsSpaces = Parameter<EditorView, Bool>(
    "shows-spaces", false,
    get: { $0.implementation.lineMarks?.spaces.isShown ?? false },
    set: { $0.implementation.lineMarks?.spaces.isShown = $1 })

  /// Whether spaces (·), no-break spaces (°), tabs (→), line breaks (↵) and ends of paragraphs (¶)
  /// are visible; false by default.
  ///
  /// The signs change no layout, and are neither selected nor copied.
  public var showsSpaces: Bool {
    get { self[Self.showsSpaces] }
    set { self[Self.showsSpaces] = newValue }
  }

  package nonisolated static let highlightsCurrentLine = Parameter<EditorView, Bool>(
    "highlights-current-line", false,
    get: { $0.implementation.lineMarks?.currentLine.isShown ?? false },
    set: { $0.implementation.lineMarks?.currentLine.isShown = $1 })

  /// Whether the paragraph with the caret has a background while the text has the focus; false by
  /// default.
  public var highlightsCurrentLine: Bool {
    get { self[Self.highlightsCurrentLine] }
    set { self[Self.highlightsCurrentLine] = newValue }
  }

  package nonisolated static let highlightsBrackets = Parameter<EditorView, Bool>(
    "highlights-brackets", false,
    get: { $0.implementation.lineMarks?.brackets.isShown ?? false },
    set: { $0.implementation.lineMarks?.brackets.isShown = $1 })

  /// Whether in code the bracket beside the caret, and the one that belongs to it, have a
  /// background; false by default.
  ///
  /// Code is what has a literal style. The other bracket is looked for in 10,000 characters.
  public var highlightsBrackets: Bool {
    get { self[Self.highlightsBrackets] }
    set { self[Self.highlightsBrackets] = newValue }
  }
}
