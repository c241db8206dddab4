import GtkCore
import TextRules

/// A currency sign beside the text of a field, before or after it.
///
/// The sign is visible while the field has the focus or a text, right after the end of the text, or
/// before its start. While there is no text it is beside an example of one.
///
/// ```swift
/// field.moneyFormat = .current
/// field.add(CurrencyPlaceholder("€", emptyText: "0"))
/// field.add(CurrencyPlaceholder(CurrencySign("$", isBefore: true)))
/// field.add(CurrencyPlaceholder(CurrencySign.current ?? "€"))
/// ```
///
/// ## CSS nodes
/// `label.currency` in the field, with `.empty` while there is no text.
///
/// ## Accessibility
/// It is decoration: for screen readers, mention the currency in the field's placeholder or hint.
///
/// ## Origin
/// The service for currency placeholders in the example app of TextFieldsCatalog.
@MainActor
public final class CurrencyPlaceholder: FieldOverlay {
  /// The gap between the text and the sign, in pixels.
  public static let gap = 4.0

  /// The label of the sign.
  public let widget: Widget
  private let label: Label
  let emptyText: String
  private var isShown = false
  private var isEmpty = true

  /// Creates a sign.
  ///
  /// - Parameters:
  ///   - sign: The sign, and on which side of the sum it is.
  ///   - emptyText: The text beside the sign while the field is empty, such as `0`.
  public init(_ sign: CurrencySign, emptyText: String = "") {
    self.sign = sign
    self.emptyText = emptyText
    label = Label("", role: .presentation)
    label.addStyleClass("currency")
    widget = label
    showSign()
  }

  /// Creates a sign after the sum.
  public convenience init(_ sign: String, emptyText: String = "") {
    self.init(CurrencySign(sign), emptyText: emptyText)
  }

  /// The sign, and on which side of the sum it is.
  public var sign: CurrencySign { didSet { showSign() } }

  private func showSign() {
    let example = isEmpty ? emptyText : ""
    let parts = sign.isBefore ? [sign.text, example] : [example, sign.text]
    let text = parts.filter { !$0.isEmpty }.joined(separator: " ")
    if label.text != text { label.text = text }
    label.setStyleClass("empty", isEmpty)
  }

  /// Shows the sign while there is a text to follow.
  public func update(for field: FieldReference) {
    guard let field = field.field else { return }
    isEmpty = field.text.isEmpty && field.preedit.isEmpty
    isShown = !isEmpty || field.isCurrentFirstResponder()
    showSign()
  }

  /// The width of a sign before the text.
  public var spaceBeforeText: Int {
    guard isShown, sign.isBefore, !sign.text.isEmpty else { return 0 }
    return Int(TextLayout(sign.text, of: label).width.rounded(.up)) + Int(Self.gap)
  }

  /// The width of a sign after the text, which scrolls in the space that is left.
  public var spaceAfterText: Int {
    isShown && !isEmpty && !sign.isBefore ? label.measure(.horizontal).natural + Int(Self.gap) : 0
  }

  /// Places the sign beside the text; an example is hidden if there is no room for it.
  public func place(in area: FieldTextArea) -> Rectangle? {
    guard isShown else { return nil }
    let width = Double(label.measure(.horizontal).natural)
    let height = Double(label.measure(.vertical).natural)
    guard !sign.isBefore else {
      return Self.place(
        before: area, space: Double(spaceBeforeText), width: width, height: height)
    }
    return Self.place(
      in: area, space: Double(spaceAfterText), gap: isEmpty && !emptyText.isEmpty ? 0 : Self.gap,
      width: width, height: height)
  }

  /// Returns the place of a label that begins before a text, in a space beside the input.
  private static func place(
    before area: FieldTextArea, space: Double, width: Double, height: Double
  ) -> Rectangle? {
    let input = area.input
    guard width <= space + input.width else { return nil }
    let isMirrored = area.direction == .rightToLeft
    let x = isMirrored ? input.x + input.width + space - width : input.x - space
    return Rectangle(x: x.rounded(), y: top(of: height, in: input), width: width, height: height)
  }

  /// Returns the top of a label beside a text.
  ///
  /// GtkText has half a pixel to spare above its line, but not below.
  private static func top(of height: Double, in input: Rectangle) -> Double {
    input.y + ((input.height - height) / 2).rounded(.down)
  }

  /// Returns the place of a label after a text.
  ///
  /// - Parameters:
  ///   - area: The position of the text.
  ///   - space: The space that the text leaves after the input.
  ///   - gap: The gap between the text and the label.
  ///   - width: The width of the label.
  ///   - height: The height of the label.
  /// - Returns: The rectangle; nil if there is no room.
  static func place(
    in area: FieldTextArea, space: Double = 0, gap: Double, width: Double, height: Double
  ) -> Rectangle? {
    let input = area.input
    let (start, end) = (input.x, input.x + input.width)
    let isMirrored = area.direction == .rightToLeft
    // A text that is longer than the input is scrolled, and its end may be out of view.
    let textEnd = space > 0 ? min(max(area.endOfText, start), end) : area.endOfText
    let x = isMirrored ? textEnd - gap - width : textEnd + gap
    guard x >= (isMirrored ? start - space : start), x + width <= (isMirrored ? end : end + space)
    else { return nil }
    return Rectangle(x: x.rounded(), y: top(of: height, in: input), width: width, height: height)
  }
}
