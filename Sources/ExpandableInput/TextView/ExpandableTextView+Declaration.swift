import DataBinding
import GtkCore
import WidgetSupport

extension ExpandableTextView {
  /// The view as GObject sees it.
  package nonisolated static let declaration = WidgetDeclaration(
    "ConcertinaExpandableTextView", derivesFrom: TextArea.declaration,
    cssName: "expandabletextview", parameters: parameters.filter { $0.name != "text" },
    events: [
      AnyEvent("changed") { (view: ExpandableTextView) in view.textChanged },
      AnyEvent("height-changed") { (view: ExpandableTextView) in view.heightChanged },
      AnyEvent("preedit-changed") { (view: ExpandableTextView) in view.preeditChanged },
    ]
  ) { ExpandableTextView(text: State("").binding) }
}
