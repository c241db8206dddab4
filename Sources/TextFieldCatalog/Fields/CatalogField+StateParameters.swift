import GtkCore
import TextRules

/// What a field shows and knows, for other languages than Swift.
extension CatalogField {
  package nonisolated static var stateParameters: [AnyParameter] {
    [
      AnyParameter(shownMessage), AnyParameter(counterText), AnyParameter(isFilled),
      AnyParameter(preeditText), AnyParameter(visibleStates), AnyParameter(nextField),
      AnyParameter(previousField), AnyParameter(toolbarWidget), AnyParameter(hintWidget),
      AnyParameter(isPickerOpen),
    ]
  }

  /// The text of the label below the field: a hint, an error, or what has been rejected.
  package nonisolated static let shownMessage = Parameter<CatalogField, String>(
    "message", "", property: "shownMessage", observe: changes { $0.message.text },
    get: { $0.message.text }, set: nil)

  /// The text of the counter; empty if there is none.
  package nonisolated static let counterText = Parameter<CatalogField, String>(
    "counter", "", property: "counterText", observe: changes { $0.counter ?? "" },
    get: { $0.counter ?? "" }, set: nil)

  /// Whether all required positions of the mask are filled; without a mask, always true.
  package nonisolated static let isFilled = Parameter<CatalogField, Bool>(
    "complete", true, property: "isComplete", observe: changes { $0.isComplete },
    get: { $0.isComplete }, set: nil)

  package nonisolated static let preeditText = Parameter<CatalogField, String>(
    "preedit", "",
    observe: events { $0.input.events.preeditChanged },
    get: { $0.preedit }, set: nil)

  /// The states in which the hint is shown: `normal`, `active`, `error` and `disabled`.
  package nonisolated static let visibleStates = Parameter<CatalogField, Names<FieldState>>(
    "visible-hint-states", Names([.active, .error]), property: "visibleStates",
    get: { Names($0.visibleHintStates) }, set: { $0.visibleHintStates = $1.names })

  package nonisolated static let nextField = Parameter<CatalogField, NeighborValue>(
    "next-field", NeighborValue(nil), property: "nextInput",
    get: { NeighborValue($0.nextInput) }, set: { $0.nextInput = $1.field })

  package nonisolated static let previousField = Parameter<CatalogField, NeighborValue>(
    "previous-field", NeighborValue(nil), property: "previousInput",
    get: { NeighborValue($0.previousInput) }, set: { $0.previousInput = $1.field })

  /// A bar that is shown above the field's picker in place of its own; or none.
  package nonisolated static let toolbarWidget = Parameter<CatalogField, SlotValue>(
    "toolbar", SlotValue(nil), property: "toolbarWidget",
    get: { SlotValue($0.toolbar?.widget) },
    set: { field, bar in field.toolbar = bar.widget.map { WidgetToolbar($0) } })

  /// A widget in place of the label below the field, which follows the message of the field; or
  /// none.
  package nonisolated static let hintWidget = Parameter<CatalogField, SlotValue>(
    "hint-widget", SlotValue(nil), property: "hintWidget", changesSize: true,
    get: { SlotValue($0.hintView?.widget) },
    set: { field, hint in field.hintView = hint.widget.map { WidgetHint($0) } })

  /// Whether the picker of the field is open.
  package nonisolated static let isPickerOpen = Parameter<CatalogField, Bool>(
    "picker-open", false, property: "isPickerOpen",
    observe: events { $0.pickerOpened },
    get: { $0.picker?.isOpen ?? false }, set: nil)
}

/// A bar that is a widget and follows nothing.
@MainActor
private final class WidgetToolbar: FieldToolbar {
  let widget: Widget

  init(_ widget: Widget) { self.widget = widget }
}

/// A hint that is a widget, which the app keeps up to date itself.
@MainActor
private final class WidgetHint: FieldHintView {
  let widget: Widget

  init(_ widget: Widget) { self.widget = widget }

  func show(_ message: FieldMessage, in state: FieldState) -> Bool { widget.isVisible }
}
