import GtkCore
import RichTextEditing
import RichTextModel
import TextTranslation
import WidgetSupport

/// The headings of an editor's document as a list beside it.
///
///     let page = Box(.horizontal, [OutlineView(for: editor), editor])
///
/// A click on a heading, or Return, moves the caret there, and expands what hides it. The heading
/// above the caret is selected, while the user types and moves the caret.
///
/// ## Sizing
/// It scrolls by itself, and is as high as what contains it.
///
/// ## Events
/// Those of the editor: `EditorView.onOutlineChanged`.
///
/// ## CSS nodes
///
///     outlineview
///     ╰── scrolledwindow
///         ╰── listview.navigation-sidebar
///
/// ## Accessibility
/// A list with a name, whose rows are the titles, each with its level as its description.
@MainActor
public final class OutlineView: Widget {
  static let widgetClass = WidgetClass(declaration)

  let implementation: OutlineViewImplementation

  /// Creates a list of the headings of an editor and of those nested in it.
  public init(for editor: EditorView) {
    RichTextStyle.load()
    let implementation = OutlineViewImplementation()
    self.implementation = implementation
    super.init(class: Self.widgetClass, implementation: implementation)
    implementation.build()
    implementation.show(editor.node)
  }

  /// Creates another handle on a list; nil for another widget.
  public init?(existing widget: Widget) {
    guard let implementation = OutlineViewImplementation.existing(of: widget) else { return nil }
    self.implementation = implementation
    super.init(retaining: widget.nativePointer)
  }

  /// The editor whose headings are listed; nil when it is gone.
  public var editor: EditorView? {
    get { implementation.node?.editor }
    set { if let newValue { implementation.show(newValue.node) } }
  }
}

/// The list as GObject sees it.
extension OutlineView: ParameterizedWidget {
  package nonisolated static let declaration = WidgetDeclaration(
    "ConcertinaOutlineView", cssName: "outlineview", role: .group, parameters: parameters
  ) { OutlineView(for: EditorView()) }

  package nonisolated static var parameters: [AnyParameter] { [AnyParameter(textWidget)] }

  /// The editor whose headings are listed; an editor without text for a new list.
  ///
  /// Another widget is rejected, and none changes nothing.
  package nonisolated static let textWidget = Parameter<OutlineView, OutlinedText>(
    "text-widget", OutlinedText(nil), property: "textWidget",
    get: { OutlinedText($0.editor) }, set: { $0.editor = $1.editor })
}
