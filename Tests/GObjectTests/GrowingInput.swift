import Concertina
import GtkCore

/// A kind of widget that grows with its text, by the name of its class.
@MainActor
struct GrowingInput {
  let name: String
  /// Creates an empty widget.
  private let make: () -> Widget
  /// Shows a text in a widget.
  let show: (String, Widget) -> Void

  /// Creates a widget with a text.
  func makeWidget(_ text: String) -> Widget {
    let widget = make()
    show(text, widget)
    return widget
  }

  /// All kinds.
  ///
  /// Made for each call: Swift 6.0 does not compile the closures in an initial value.
  static var all: [GrowingInput] {
    [
      GrowingInput(name: "AutoHeightEditor") {
        AutoHeightEditor(text: State("").binding, maxLines: 9)
      } show: { text, widget in
        AutoHeightEditor(existing: widget)?.text = text
      },
      GrowingInput(name: "ExpandableTextView") {
        ExpandableTextView(text: State("").binding, maxLines: 9)
      } show: { text, widget in
        ExpandableTextView(existing: widget)?.text = text
      },
      GrowingInput(name: "ExpandableToolbar") {
        ExpandableToolbar(text: State("").binding, maxLines: 9) { _ in }
      } show: { text, widget in
        ExpandableToolbar(existing: widget)?.text = text
      },
      GrowingInput(name: "UnderlinedTextView") {
        UnderlinedTextView()
      } show: { text, widget in
        CatalogField(existing: widget)?.text = text
      },
      GrowingInput(name: "EditorView") {
        EditorView()
      } show: { text, widget in
        EditorView(existing: widget)?.content = RichText(text)
      },
      GrowingInput(name: "RendererView") {
        RendererView()
      } show: { text, widget in
        RendererView(existing: widget)?.content = RichText(text)
      },
    ]
  }

  /// Those that can be squeezed to one line.
  static var squeezable: [GrowingInput] { all.filter { $0.name != "UnderlinedTextView" } }

  /// Returns a text of some lines.
  static func text(lines: Int) -> String {
    (1...lines).map { "line \($0)" }.joined(separator: "\n")
  }
}

extension Widget {
  /// The height that the widget requests at the width that it has.
  var naturalHeight: Int { measure(.vertical, forSize: width).natural }
  /// The least height that the widget requests at the width that it has.
  var minimumHeight: Int { measure(.vertical, forSize: width).minimum }
}
