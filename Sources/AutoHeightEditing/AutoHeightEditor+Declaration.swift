import DataBinding
import GtkCore
import WidgetSupport

extension AutoHeightEditor {
  /// The editor as GObject sees it.
  package nonisolated static let declaration = WidgetDeclaration(
    "ConcertinaAutoHeightEditor", derivesFrom: TextArea.declaration,
    cssName: "autoheighteditor", parameters: parameters.filter { $0.name != "text" },
    events: [
      AnyEvent("changed") { (editor: AutoHeightEditor) in editor.textChanged },
      AnyEvent("height-changed") { (editor: AutoHeightEditor) in editor.heightChanged },
      AnyEvent(
        "match-changed", withoutValueOf: { (editor: AutoHeightEditor) in editor.matchChanged }),
    ]
  ) {
    AutoHeightEditor(text: State("").binding, maxLines: maxLines.defaultValue)
  }
}
