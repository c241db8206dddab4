import GtkCore
import WidgetSupport

/// The parameters, each with its declaration.
extension RendererView: ParameterizedWidget {
  /// The renderer as GObject sees it.
  package nonisolated static let declaration = WidgetDeclaration(
    "ConcertinaRendererView", derivesFrom: GrowingView.declaration,
    cssName: "richrenderer", role: .group, parameters: parameters,
    methods: AnyMethod.contents(
      get: { (renderer: RendererView) in renderer.content }, set: { $0.content = $1 }),
    events: [
      AnyEvent(
        "selection-changed",
        withoutValueOf: { (renderer: RendererView) in renderer.implementation.selectionChanged }),
      AnyEvent(request: "link-activated", [("uri", .text)]) { (renderer: RendererView, signal) in
        renderer.editor.node.linkActivated.signal = signal
      },
    ]
  ) { RendererView() }

  package nonisolated static var parameters: [AnyParameter] {
    [AnyParameter(font), AnyParameter(maxHeight), AnyParameter(accessibleLabel)]
  }

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
