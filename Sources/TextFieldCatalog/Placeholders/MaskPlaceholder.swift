import GtkCore
import TextRules

/// The rest of a mask behind the text: what a person has still to write.
///
/// Behind `+7 (916) 1` it shows `__-__-__`. It is there while the field has the focus, and goes where
/// the field has no room for it.
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
/// It is decoration: say in the hint what the field takes.
///
/// ## Origin
/// The engine below the seed's formatter makes such a text and leaves it to apps to show it.
@MainActor
public final class MaskPlaceholder: FieldOverlay {
  /// The label of the rest.
  public let widget: Widget
  private let label: Label
  private var isShown = false

  /// Makes a placeholder.
  public init() {
    label = Label("", role: .presentation)
    label.addStyleClass("remainder")
    widget = label
  }

  /// Shows what the text lacks of the mask.
  public func update(for field: FieldReference) {
    guard let line = field.field as? SingleLineField else { return }
    let remainder = line.preedit.isEmpty ? line.maskRemainder : ""
    isShown = !remainder.isEmpty && line.isCurrentFirstResponder()
    if isShown, label.text != remainder { label.text = remainder }
  }

  /// Stands right behind the text.
  public func place(in area: FieldTextArea) -> Rectangle? {
    guard isShown else { return nil }
    return CurrencyPlaceholder.place(
      in: area, gap: 0, width: Double(label.measure(.horizontal).natural),
      height: Double(label.measure(.vertical).natural))
  }
}
