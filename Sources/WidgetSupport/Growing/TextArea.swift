import GtkCore

/// A widget's implementation with a growing area, which has the widget's text.
@MainActor
package protocol AreaHolding: WidgetImplementation {
  /// The growing area.
  var area: GrowingTextArea { get }
  /// The text has changed, by the user or by the app.
  var textChanged: Event<Void> { get }
}

/// A handle on any view with plain text that grows with it, for other languages than Swift.
///
/// In Swift each view has its members of its own, and those of its area.
package final class TextArea: Widget, AreaOwner {
  package let area: GrowingTextArea
  private let textChanged: Event<Void>

  /// Creates a handle; nil for a widget without a growing area.
  package init?(existing widget: Widget) {
    guard let owner = WidgetImplementation.existing(of: widget) as? any AreaHolding else {
      return nil
    }
    area = owner.area
    textChanged = owner.textChanged
    super.init(retaining: widget.nativePointer)
  }

  /// The abstract class as GObject sees it.
  package nonisolated static let declaration = WidgetDeclaration(
    abstract: "ConcertinaTextArea", documentedBy: "TextArea",
    derivesFrom: GrowingView.declaration, parameters: parameters, methods: methods,
    events: [AnyEvent(abstract: "changed"), AnyEvent(abstract: "height-changed", Int.kind)])

  package nonisolated static var parameters: [AnyParameter] {
    [
      AnyParameter(text),
      AnyParameter(abstract: "placeholder-text", .text(""), .text),
      AnyParameter(buffer), AnyParameter(cursorPosition), AnyParameter(selectionBound),
      AnyParameter(canUndo), AnyParameter(canRedo), AnyParameter(isModified),
      AnyParameter(inputPurpose), AnyParameter(inputHints), AnyParameter(extraMenu),
    ]
  }

  /// The text, which is set as GTK sets that of a buffer: there is nothing to undo then, since it
  /// may be that of another item.
  private nonisolated static let text = Parameter<TextArea, String>(
    "text", "", changesSize: true, observe: { $0.textChanged.add($1) },
    get: { $0.area.text }, set: { $0.area.reset(to: $1) })

  // MARK: The buffer

  private nonisolated static let buffer = Parameter<TextArea, ObjectValue>(
    "buffer", ObjectValue(nil), kind: .object(type: "GtkTextBuffer"),
    get: { ObjectValue($0.area.buffer) }, set: nil)

  private nonisolated static let cursorPosition = Parameter<TextArea, Int>(
    "cursor-position", 0, kind: .integer(0 ... .max),
    observe: { area, _ in area.notifyChanges(of: area.area.buffer) },
    get: { $0.area.buffer.caret }, set: nil)

  private nonisolated static let selectionBound = Parameter<TextArea, Int>(
    "selection-bound", 0, kind: .integer(0 ... .max),
    observe: withCaret,
    get: { $0.area.buffer.selectionAnchor }, set: nil)

  private nonisolated static let canUndo = Parameter<TextArea, Bool>(
    "can-undo", false, property: "canUndo",
    observe: withCaret,
    get: { $0.area.buffer.canUndo }, set: nil)

  private nonisolated static let canRedo = Parameter<TextArea, Bool>(
    "can-redo", false, property: "canRedo",
    observe: withCaret,
    get: { $0.area.buffer.canRedo }, set: nil)

  private nonisolated static let isModified = Parameter<TextArea, Bool>(
    "modified", false, property: "isModified",
    observe: { $0.area.buffer.onModifiedChanged($1) },
    get: { $0.area.buffer.isModified }, set: { $0.area.buffer.isModified = $1 })

  /// What is observed together with the caret.
  private nonisolated static var withCaret: ParameterObservation<TextArea> { { _, _ in } }

  // MARK: Input

  private nonisolated static let inputPurpose = Parameter<TextArea, Int>(
    "input-purpose", 0, kind: .enumeration(type: "GtkInputPurpose"),
    get: { $0.area.textView[.inputPurpose] }, set: { $0.area.textView[.inputPurpose] = $1 })

  private nonisolated static let inputHints = Parameter<TextArea, Int>(
    "input-hints", Int(InputHints.noSpellcheck.rawValue), kind: .flags(type: "GtkInputHints"),
    get: { $0.area.textView[.inputHints] }, set: { $0.area.textView[.inputHints] = $1 })

  private nonisolated static let extraMenu = Parameter<TextArea, ObjectValue>(
    "extra-menu", ObjectValue(nil), kind: .object(type: "GMenuModel"),
    get: { ObjectValue($0.area.extraEntries.fixed) },
    set: { $0.area.extraEntries.fixed = $1.object })

  // MARK: Methods

  private nonisolated static var methods: [AnyMethod] {
    [
      AnyMethod("insert", ["text"]) { (area: TextArea, text: String) in
        area.area.insertAtCaret(text)
      },
      AnyMethod("select-range", ["start", "end"]) { (area: TextArea, start: Int, end: Int) in
        area.select(start, end)
      },
      AnyMethod("delete-range", ["start", "end"]) { (area: TextArea, start: Int, end: Int) in
        let (start, end) = (area.position(start), area.position(end))
        area.area.remove(min(start, end)..<max(start, end))
      },
      AnyMethod("get-selected-text") { (area: TextArea) in
        let buffer = area.area.buffer
        return buffer.text(from: buffer.selection.lowerBound, to: buffer.selection.upperBound)
      },
      AnyMethod("get-caret-rectangle", member: "caretRectangle") { (area: TextArea) in
        RectangleValue(area.area.caretRectangle(in: area))
      },
      AnyMethod("undo") { (area: TextArea) in area.area.buffer.undo() },
      AnyMethod("redo") { (area: TextArea) in area.area.buffer.redo() },
    ]
  }

  /// Returns a position in the text for any number; one below 0 is the end, as in GtkEditable.
  private func position(_ number: Int) -> Int {
    let count = area.buffer.scalarCount
    return number < 0 ? count : min(number, count)
  }

  private func select(_ start: Int, _ end: Int) {
    area.buffer.select(anchor: position(start), caret: position(end))
  }
}

extension Property where Owner: TextView, Value == Int {
  fileprivate static var inputPurpose: Self { Property("input-purpose") }
  fileprivate static var inputHints: Self { Property("input-hints") }
}
