import DataBinding
import AutoHeightEditing
import WidgetTestSupport

/// An editor in a window, with the models that it is bound to.
@MainActor
final class EditorHost: WindowHost {
  /// The text that the editor is bound to.
  @State public var text: String
  /// Whether the editor is enabled.
  @State public var isEnabled: Bool
  /// The result of the match.
  @State public var isMatched = false
  /// The editor.
  let editor: AutoHeightEditor

  /// Shows an editor.
  init(
    _ text: String = "", maxLine: Int = 5, width: Int = 400, isEnabled: Bool = true,
    pattern: String? = nil, configure: (AutoHeightEditor) -> Void = { _ in }
  ) {
    let text = State(text)
    let enabled = State(isEnabled)
    let matched = State(false)
    (_text, _isEnabled, _isMatched) = (text, enabled, matched)
    editor = AutoHeightEditor(
      text: text.projectedValue, maxLine: maxLine, hasBorder: true,
      isEnabled: enabled.projectedValue, disabledPlaceholder: "This editor has been disabled",
      regExpUse: pattern.map { .use(pattern: $0, isMatched: matched.projectedValue) } ?? .none)
    configure(editor)
    super.init(editor, width: width, watching: editor.area)
    editor.focus()
    settle()
  }

  /// The editor's height in pixels.
  var height: Int { editor.height }

  /// The figures of its growing area.
  var figures: GrowthFigures { editor.area.figures }

  /// The positions of everything, for the message of a failure.
  var geometry: String {
    let (adjustment, view) = (editor.area.verticalAdjustment, editor.area.textView)
    return "\(figures), scrolled \(adjustment.value) of \(adjustment.upper)"
      + " by pages of \(adjustment.pageSize), view \(view.width)×\(view.height),"
      + " caret \(view.caretRectangle), selection \(view.buffer.selection),"
      + " text \(view.buffer.text.debugDescription), paints \(log?.paints ?? [])"
  }
}
