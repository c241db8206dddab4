import GtkCore
import RichTextModel
import WidgetSupport

/// The parameters, each with its declaration.
extension RendererView: ParameterizedWidget {
  /// The renderer as GObject sees it.
  package nonisolated static let declaration = WidgetDeclaration(
    "ConcertinaRendererView", derivesFrom: GrowingView.declaration,
    cssName: "richrenderer", role: .group, parameters: parameters,
    methods: methods,
    events: [
      AnyEvent("changed", property: "onContentChanged") { (renderer: RendererView) in
        renderer.implementation.documentChanged
      },
      AnyEvent("height-changed") { (renderer: RendererView) in
        renderer.implementation.heightChanged
      },
      AnyEvent(
        "selection-changed",
        withoutValueOf: { (renderer: RendererView) in renderer.implementation.selectionChanged }),
      AnyEvent(
        "tapped",
        [("position", .integer(-1 ... .max)), ("x", .number(0...0)), ("y", .number(0...0))],
        property: "onTap", { (renderer: RendererView) in renderer.implementation.tapped },
        parts: { [.integer($0.range?.lowerBound ?? -1), .number($0.x), .number($0.y)] }),
      AnyEvent(request: "link-activated", [("uri", .text)]) { (renderer: RendererView, signal) in
        renderer.editor.node.linkActivated.signal = signal
      },
    ]
  ) { RendererView() }

  package nonisolated static var parameters: [AnyParameter] {
    let content = AnyParameter.contents(
      get: { (renderer: RendererView) in renderer.content }, set: { $0.content = $1 },
      observe: { $0.implementation.documentChanged.add($1) })
    let own = [
      AnyParameter(font), AnyParameter(maxHeight), AnyParameter(accessibleLabel),
      AnyParameter(wholeText),
    ]
    return own + content
  }

  private nonisolated static let wholeText = Parameter<RendererView, String>(
    "text", "", changesSize: true, observe: { $0.implementation.textChanged.add($1) },
    get: { $0.text }, set: { $0.content = RichText($1) })

  package nonisolated static let font = Parameter<RendererView, TextFont>(
    "font", .body, changesSize: true, get: { $0.editor.font }, set: { $0.editor.font = $1 })

  /// The font of text without one of its own.
  public var font: TextFont {
    get { self[Self.font] }
    set { self[Self.font] = newValue }
  }

  package nonisolated static let maxHeight = Parameter<RendererView, EditorHeight>(
    "max-height", .default, changesSize: true,
    get: { $0.editor.maxHeight }, set: { $0.editor.maxHeight = $1 })

  /// The greatest height of the renderer.
  public var maxHeight: EditorHeight {
    get { self[Self.maxHeight] }
    set { self[Self.maxHeight] = newValue }
  }

  package nonisolated static let accessibleLabel = Parameter<RendererView, String>(
    "accessible-name", "", property: "accessibleLabel",
    get: { $0.editor.accessibleLabel }, set: { $0.editor.accessibleLabel = $1 })
}
