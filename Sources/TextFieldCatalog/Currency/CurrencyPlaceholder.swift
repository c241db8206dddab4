import GtkCore
import TextRules

/// The sign of a currency that follows the text of a field.
///
/// It is there while the field has the focus or a text, right behind the text wherever that ends.
///
/// ```swift
/// field.moneyFormat = .current
/// field.add(CurrencyPlaceholder("€"))
/// ```
///
/// ## CSS nodes
/// `label.currency` in the field.
///
/// ## Accessibility
/// It is decoration: put the currency into the field's placeholder or its hint for a screen reader.
///
/// ## Origin
/// The service of the same purpose in the seed's example app.
@MainActor
public final class CurrencyPlaceholder: FieldOverlay {
  /// The gap between text and sign, in pixels.
  public static let gap = 4.0

  /// The label of the sign.
  public let widget: Widget
  private let label: Label
  private var isShown = false

  /// Makes a sign.
  ///
  /// - Parameter sign: What to show, as `€`.
  public init(_ sign: String) {
    label = Label(sign, role: .presentation)
    label.addStyleClass("currency")
    widget = label
  }

  /// The sign.
  public var sign: String {
    get { label.text }
    set { label.text = newValue }
  }

  /// Shows the sign while there is something to stand behind.
  public func update(for field: FieldReference) {
    guard let field = field.field else { return }
    isShown = Self.isVisible(
      text: field.text, preedit: field.preedit, isFocused: field.isCurrentFirstResponder())
  }

  static func isVisible(text: String, preedit: String, isFocused: Bool) -> Bool {
    isFocused || !text.isEmpty || !preedit.isEmpty
  }

  /// Stands behind the text, and goes where that leaves no room.
  public func place(in area: FieldTextArea) -> Rectangle? {
    guard isShown else { return nil }
    return Self.place(
      in: area, width: Double(label.measure(.horizontal).natural),
      height: Double(label.measure(.vertical).natural))
  }

  static func place(in area: FieldTextArea, width: Double, height: Double) -> Rectangle? {
    let input = area.input
    let isMirrored = area.direction == .rightToLeft
    let x = isMirrored ? area.endOfText - gap - width : area.endOfText + gap
    guard x >= input.x, x + width <= input.x + input.width else { return nil }
    let y = input.y + ((input.height - height) / 2).rounded()
    return Rectangle(x: x.rounded(), y: y, width: width, height: height)
  }
}
