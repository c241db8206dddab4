import GtkCore

/// The rest of a mask after the text: what the user has yet to type.
///
/// After `+7 (916) 1` it shows `__-__-__`. It is visible while the field has the focus, and hidden
/// when the field has no room for it.
///
/// ```swift
/// field.maskFormatter = try MaskTextFieldFormatter(mask: FormatterMasks.phone)
/// field.add(MaskPlaceholder())
/// ```
///
/// ## CSS nodes
/// `label.remainder` in the field.
///
/// ## Accessibility
/// It is decoration: describe the expected input in the hint.
///
/// ## Origin
/// The engine that the formatter of TextFieldsCatalog is built on provides such a text, and leaves
/// it to apps to show it.
@MainActor
public final class MaskPlaceholder: FieldOverlay {
  /// The label with the rest of the mask.
  public let widget: Widget
  private let label: Label
  private var isShown = false

  /// Creates a placeholder.
  public init() {
    label = Label("", role: .presentation)
    label.addStyleClass("remainder")
    widget = label
  }

  /// Shows the part of the mask that the text does not fill yet.
  public func update(for field: FieldReference) {
    guard let line = field.field as? SingleLineField else { return }
    let remainder = line.preedit.isEmpty ? line.maskRemainder : ""
    isShown = !remainder.isEmpty && line.isCurrentFirstResponder()
    if isShown, label.text != remainder { label.text = remainder }
  }

  /// Places the rest right after the text.
  public func place(in area: FieldTextArea) -> Rectangle? {
    guard isShown else { return nil }
    return CurrencyPlaceholder.place(
      in: area, gap: 0, width: Double(label.measure(.horizontal).natural),
      height: Double(label.measure(.vertical).natural))
  }
}
