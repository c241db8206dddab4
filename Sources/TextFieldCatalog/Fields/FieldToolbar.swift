import GtkCore

/// A bar that belongs to a field: it stands over the field's picker, or wherever an app puts it.
///
/// ```swift
/// final class CounterBar: FieldToolbar {
///   let label = Label()
///   var widget: Widget { label }
///   func textDidChange(_ text: String) { label.text = "\(text.count) of 200" }
/// }
/// comment.toolbar = CounterBar()
/// ```
///
/// A bar with buttons to the neighbours keeps the ``FieldReference`` that it is given, and asks it for
/// ``CatalogField/previousInput`` and ``CatalogField/nextInput``.
///
/// Origin: the seed's protocol for what stands over the keyboard on the screen. A desktop has no such
/// place but over a picker.
@MainActor
public protocol FieldToolbar: AnyObject {
  /// The bar.
  var widget: Widget { get }
  /// Called when a field takes the bar.
  func attach(to field: FieldReference)
  /// Called when the field has another text, by whomever, and when it takes the bar.
  func textDidChange(_ text: String)
  /// Called when the field has other neighbours, and when it takes the bar.
  func updateNavigationButtons()
}

extension FieldToolbar {
  /// The bar needs no field.
  public func attach(to field: FieldReference) {}

  /// The bar shows nothing of the text.
  public func textDidChange(_ text: String) {}

  /// The bar has no such buttons.
  public func updateNavigationButtons() {}
}

extension CatalogField {
  /// The bar that belongs to the field; nil: a picker has its own, ``PickerTopView``.
  public var toolbar: (any FieldToolbar)? {
    get { implementation.toolbar }
    set {
      implementation.toolbar = newValue
      newValue?.attach(to: FieldReference(self))
      newValue?.textDidChange(text)
      newValue?.updateNavigationButtons()
      implementation.toldText = text
      implementation.picker?.fieldChanged()
    }
  }
}

extension FieldImplementation {
  /// Tells the bar, and what stands in the hint's place, of another text.
  func followText() {
    guard toolbar != nil || hint.view != nil,
      !model.text.unicodeScalars.elementsEqual(toldText.unicodeScalars)
    else { return }
    toldText = model.text
    toolbar?.textDidChange(model.text)
    if hint.view != nil { showHint() }
  }

  /// Tells everything around the field that it has other neighbours.
  func neighboursChanged() {
    picker?.fieldChanged()
    toolbar?.updateNavigationButtons()
  }
}
