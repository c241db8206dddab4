import GtkCore
import RichTextEditing
import TextRules

/// An entry, two buttons and a few options for finding text in an editor or a renderer.
///
///     let bar = FindBar(for: renderer)
///     let column = Box(.vertical, [bar, renderer])
///
/// It is hidden until the user presses Ctrl+F in the text, or ``open()`` is called. Return and
/// Ctrl+G move to the next hit, Shift+Return and Ctrl+Shift+G to the previous one, in the text too.
/// Ctrl+H shows a second row for replacing, in an editor that is editable: Return there replaces
/// the current hit. Escape closes the bar and returns the focus to the text, with the hit selected;
/// Ctrl+G and F3 continue from there.
///
/// In both entries `\n` is a line break, `\t` a tab and `\\` a backslash, as in GNOME Text Editor
/// and gedit; an expression and its template have escapes of their own. A line break that is pasted
/// into an entry is shown as a symbol. Text over several lines that is selected when the bar opens
/// becomes a query with line breaks.
///
/// ## Sizing
/// Its width does not depend on the count. It has one row, one for replacing, and one for errors in
/// an expression.
///
/// ## Events
/// Those of its ``finder``; ``onFinderChanged`` is called after the bar itself was updated.
///
/// ## CSS nodes
///
///     findbar
///     ╰── box
///         ├── box
///         │   ├── entry.search[.error]
///         │   ├── label
///         │   ├── button × 2
///         │   ╰── menubutton
///         ├── box
///         │   ├── entry
///         │   ╰── button × 2
///         ╰── label.find-message
///
/// ## Accessibility
/// A group with a status that contains the number of hits. An error in an expression is the entry's
/// accessible description.
///
/// ## Origin
/// The commands for finding and scrolling in Proton's examples; the bar is like that of GNOME's
/// programs.
@MainActor
public final class FindBar: Widget {
  static let widgetClass = WidgetClass(declaration)

  let implementation: FindBarImplementation

  /// Creates a bar for an editor and everything nested in it.
  public init(for editor: EditorView, messages: FindMessages = FindMessages()) {
    RichTextStyle.load()
    let implementation = FindBarImplementation(editor, messages)
    self.implementation = implementation
    super.init(class: Self.widgetClass, implementation: implementation)
    implementation.build(for: editor)
  }

  /// Creates a bar for a renderer.
  public convenience init(for renderer: RendererView, messages: FindMessages = FindMessages()) {
    self.init(for: renderer.editor, messages: messages)
  }

  /// Creates another handle on a bar; nil for another widget.
  public init?(existing widget: Widget) {
    guard let implementation = FindBarImplementation.existing(of: widget) else {
      return nil
    }
    self.implementation = implementation
    super.init(retaining: widget.nativePointer)
  }

  /// The editor that the bar finds in; nil when it is gone.
  ///
  /// For a renderer it is the editor in it. With another editor the query stays, and ``finder`` is
  /// another one.
  public var editor: EditorView? {
    get { implementation.root?.editor }
    set { if let newValue, newValue != editor { implementation.search(in: newValue) } }
  }

  /// The finder of the bar.
  public var finder: TextFinder { implementation.finder }

  /// Whether the bar is visible.
  public var isOpen: Bool { isVisible }

  /// The query: what is written in the entry, with the options.
  ///
  /// For a literal text, the entry shows `\n` where the query has a line break.
  public var query: TextQuery {
    get { implementation.query }
    set { implementation.query = newValue }
  }

  /// Shows the bar and focuses it; the text's selection becomes the query.
  public func open() { implementation.open() }

  /// Shows the bar with the row for replacing, and focuses it.
  public func openReplacing() { implementation.openReplacing() }

  /// Shows the bar with the row for replacing, without moving the focus.
  public func showReplacing() { implementation.showReplacing() }

  /// Whether the row for replacing is visible.
  public var isReplacing: Bool { implementation.replaceRow.widget.isVisible }

  /// The text that replaces hits, as it is written in the entry: `\n` is a line break.
  public var replacement: String {
    get { implementation.replaceRow.entry.text }
    set { implementation.replaceRow.entry.text = newValue }
  }

  /// Shows the bar without moving the focus.
  public func show() { implementation.show() }

  /// Hides the bar and all marks, and focuses the text, with the hit selected.
  public func close() { implementation.close() }

  /// The buttons for the previous and the next hit.
  package var stepButtons: [Button] { implementation.stepButtons }

  /// The number of hits or the current hit has changed.
  public var finderChanged: Event<Void> { implementation.finderChanged }

  /// Called when ``finderChanged`` happens.
  public var onFinderChanged: (@MainActor () -> Void)? {
    get { finderChanged.action }
    set { finderChanged.action = newValue }
  }
}
