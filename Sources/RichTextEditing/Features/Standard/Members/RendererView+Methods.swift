import GtkCore
import RichTextModel

/// The methods of a renderer, for other languages than Swift.
extension RendererView {
  nonisolated static var methods: [AnyMethod] {
    let content = AnyMethod.contents(
      get: { (renderer: RendererView) in renderer.content }, set: { $0.content = $1 })
    return content + partMethods
  }

  private nonisolated static let partMethods: [AnyMethod] = [
    AnyMethod("select-range", ["start", "end"], member: "selectedRange") {
      (renderer: RendererView, start: Int, end: Int) in
      renderer.selectedRange = renderer.editor.part(start, end)
    },
    AnyMethod("get-selected-content", ["format"], member: "selectedText", failure: .content) {
      (renderer: RendererView, format: TextFormat) in
      try format.text(of: renderer.selectedText)
    },
    AnyMethod(
      "get-range-content", ["start", "end", "format"], member: "content", failure: .content
    ) {
      (renderer: RendererView, start: Int, end: Int, format: TextFormat) in
      try format.text(of: renderer.content(in: renderer.editor.part(start, end)))
    },
    AnyMethod("scroll-to-range", ["start", "end"], member: "scrollRangeToVisible") {
      (renderer: RendererView, start: Int, end: Int) in
      renderer.scrollRangeToVisible(renderer.editor.part(start, end))
    },
    AnyMethod("get-outline", member: "outline", returns: .variant(type: "a(uusb)")) {
      (renderer: RendererView) in
      renderer.editor.outlineValue
    },
    AnyMethod("show-heading", ["index"], member: "show") {
      (renderer: RendererView, index: Int) in
      renderer.editor.showHeading(index)
    },
  ]
}
