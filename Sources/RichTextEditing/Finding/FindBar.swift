import GtkCore
import RichTextModel
import TextRules
import WidgetSupport

/// An entry, two buttons and a few options to find text in an editor or a renderer.
///
///     let bar = FindBar(for: renderer)
///     let column = Box(.vertical, [bar, renderer])
///
/// It is not there until somebody presses Ctrl+F in the text, or ``open()`` is called. Return and Ctrl+G go to
/// the next hit, Shift+Return and Ctrl+Shift+G to the one before, in the text too. Escape closes the bar and
/// gives the focus back to the text, with the hit selected; Ctrl+G and F3 go on from there.
///
/// ## Sizing
/// As wide whatever the count is. One row, and a second one for what is wrong with an expression.
///
/// ## Events
/// Those of its ``finder``; ``onFinderChanged`` after the bar itself knows.
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
///         ╰── label.find-message
///
/// ## Accessibility
/// A group with a status that tells how many hits there are. What is wrong with an expression is told as the
/// entry's description.
///
/// ## Origin
/// The commands to find and scroll in Proton's examples; the bar is as GNOME's programs have it.
@MainActor
public final class FindBar: Widget {
  let implementation: FindBarImplementation

  /// Makes a bar for an editor and everything nested in it.
  public init(for editor: EditorView, messages: FindMessages = FindMessages()) {
    RichTextStyle.load()
    let implementation = FindBarImplementation(editor, messages)
    self.implementation = implementation
    super.init(class: FindBarImplementation.widgetClass, implementation: implementation)
    implementation.build(for: editor)
  }

  /// Makes a bar for a renderer.
  public convenience init(for renderer: RendererView, messages: FindMessages = FindMessages()) {
    self.init(for: renderer.editor, messages: messages)
  }

  /// What finds.
  public var finder: TextFinder { implementation.finder }

  /// Whether the bar is there.
  public var isOpen: Bool { isVisible }

  /// What is looked for: what stands in the entry, with the options.
  public var query: TextQuery {
    get { implementation.query }
    set { implementation.query = newValue }
  }

  /// Shows the bar and puts the focus into it; what is selected in the text becomes the query.
  public func open() { implementation.open() }

  /// Shows the bar, and leaves the focus where it is.
  public func show() { implementation.show() }

  /// Takes the bar away, with all marks; the text gets the focus, with the hit selected.
  public func close() { implementation.close() }

  /// The buttons to the hit before and to the next one.
  package var stepButtons: [Button] { implementation.stepButtons }

  /// Called whenever there are more hits or fewer, or another one is looked at.
  public var onFinderChanged: (@MainActor () -> Void)? {
    get { implementation.onFinderChanged }
    set { implementation.onFinderChanged = newValue }
  }
}
