import GtkCore

/// The choice among texts, for other languages than Swift.
extension CatalogField {
  package nonisolated static var pickerParameters: [AnyParameter] {
    [AnyParameter(pickerOptions), AnyParameter(selectedOption), AnyParameter(pickerWidget)]
  }

  /// The texts that can be chosen from a list; none for no list.
  package nonisolated static let pickerOptions = Parameter<CatalogField, [String]>(
    "picker-options", [],
    get: { $0.implementation.valueOptions.pickerOptions },
    set: { field, options in
      field.implementation.valueOptions.pickerOptions = options
      field.applyValueOptions()
    })

  /// The index of the text among the options; -1 for another text.
  package nonisolated static let selectedOption = Parameter<CatalogField, Int>(
    "selected-option", -1, kind: .integer(-1...Int(Int32.max)),
    observe: changes { $0.indexOfOption },
    get: { $0.indexOfOption },
    set: { $0.implementation.give(.option($1)) })

  private var indexOfOption: Int {
    implementation.valueOptions.pickerOptions.firstIndex(of: text) ?? -1
  }

  /// A widget to choose the text with, which is shown in a popover; or none.
  ///
  /// It calls `choose` for each choice.
  package nonisolated static let pickerWidget = Parameter<CatalogField, SlotValue>(
    "picker-widget", SlotValue(nil),
    get: { SlotValue($0.implementation.valueOptions.pickerWidget) },
    set: { field, widget in
      field.implementation.valueOptions.pickerWidget = widget.widget
      field.applyValueOptions()
    })
}
