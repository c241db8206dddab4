import GtkCore
import RichTextEditing
import WidgetSupport

/// The parameters, for other languages than Swift.
extension FindBar: ParameterizedWidget {
  /// The bar as GObject sees it.
  package nonisolated static let declaration = WidgetDeclaration(
    "ConcertinaFindBar", cssName: "findbar", role: .group,
    parameters: parameters + searchParameters,
    methods: methods,
    events: [
      AnyEvent("changed", property: "onFinderChanged") { (bar: FindBar) in
        bar.implementation.finderChanged
      },
      AnyEvent("replaced", property: "onReplaced") { (bar: FindBar) in
        bar.implementation.hitsReplaced
      },
    ]
  ) { FindBar(for: EditorView()) }

  package nonisolated static var parameters: [AnyParameter] {
    [
      AnyParameter(searchedText), AnyParameter(queryText), AnyParameter(replacement),
      AnyParameter(isOpen), AnyParameter(hitCount),
    ]
  }

  /// The editor or renderer that the bar finds in; an editor without text for a new bar.
  ///
  /// Another widget is rejected, and none changes nothing.
  package nonisolated static let searchedText = Parameter<FindBar, SearchedWidget>(
    "text-widget", SearchedWidget(nil), property: "searchedText",
    get: { SearchedWidget($0.textWidget) }, set: { $0.editor = $1.editor })

  /// The text of the query, as it is written in the entry.
  package nonisolated static let queryText = Parameter<FindBar, String>(
    "query", "", property: "queryText",
    observe: { bar, changed in bar.implementation.entry.onTextChanged { _ in changed() } },
    get: { $0.implementation.entry.text }, set: { $0.implementation.entry.text = $1 })

  package nonisolated static let replacement = Parameter<FindBar, String>(
    "replacement", "",
    observe: { bar, changed in
      bar.implementation.replaceRow.entry.onTextChanged { _ in changed() }
    },
    get: { $0.replacement }, set: { $0.replacement = $1 })

  /// Whether the bar is shown; showing it moves the focus there.
  package nonisolated static let isOpen = Parameter<FindBar, Bool>(
    "search-mode-enabled", false, property: "isOpen",
    observe: { bar, changed in bar.onChange(of: Property<FindBar, Bool>("visible")) { changed() } },
    get: { $0.isOpen }, set: { $1 ? $0.open() : $0.close() })

  /// The number of known hits.
  package nonisolated static let hitCount = Parameter<FindBar, Int>(
    "hit-count", 0, kind: .integer(0 ... .max),
    observe: { bar, changed in bar.implementation.countChanged.add { changed() } },
    get: { $0.finder.hitCount }, set: nil)

  private var textWidget: Widget? {
    guard let editor else { return nil }
    return editor.parent.flatMap { RendererView(existing: $0) } ?? editor
  }
}
