import GtkCore
import TextRules
import TextTranslation

/// A picker of the country of a phone number, which makes its field one for phone numbers.
///
/// ```swift
/// let phone = UnderlinedTextField()
/// phone.configure(placeholder: "Phone", maxLength: nil)
/// phone.picker = PhoneCountryPicker()
/// phone.onTextChanged = { field in print(field.rawText) }  // +4915123456789
/// ```
///
/// The field gets a mask for the numbers of all ``countries``, and is valid when a number is
/// complete. Its value is the number as in E.164. What a number without a code means depends on the
/// country that was chosen last, which at first is that of the user's settings.
///
/// ## Events
/// Choosing a country changes the form of the number and keeps its digits; those that the country
/// has no room for make it invalid. `+` or `00` and a code, typed or pasted, choose the country as
/// well. While a field is empty, its country is the one chosen last. ``onCountryChanged`` is called
/// for all of these.
///
/// | key | action |
/// | --- | --- |
/// | letters, digits, `+` | look for a country by its name, its two letters or its code |
/// | Up, Down | previous, next country that was found |
/// | Return | takes the country and closes |
///
/// ## Accessibility
/// The button is named after the country, which is announced when the number chooses another one.
/// Each row is named after the country and its code.
///
/// ## Origin
/// TextFieldsCatalog has masks for single countries only.
@MainActor
public final class PhoneCountryPicker: PickerPopover {
  /// The texts of the picker.
  public struct Messages: Equatable, Sendable {
    /// The name of the button in the field; `%s` is the country.
    public var country = translated("Country: %s")
    /// The name of the entry that looks for a country.
    public var search = translated("Country or code")
    /// The text that is shown when no country is found.
    public var nothingFound = translated("No country found")

    /// Creates the texts in the user's language.
    public init() {}
  }

  /// The height in pixels at which the list begins to scroll.
  public static let maxHeight = 238

  /// The countries to choose from.
  public let countries: [PhoneCountry]
  /// Called with the new country, whether the user has chosen it, or the number, or the app.
  public var onCountryChanged: (@MainActor (PhoneCountry) -> Void)?

  /// The country that was chosen last, which numbers without a code are of.
  private var home: PhoneCountry
  private var shown: PhoneCountry
  private let isRequired: Bool
  private let messages: Messages
  let list: PhoneCountryList

  /// Creates a picker.
  ///
  /// - Precondition: There is a country.
  ///
  /// - Parameters:
  ///   - countries: The countries to choose from.
  ///   - home: The country at first; nil for that of the user's settings, or else the first one.
  ///   - isRequired: Whether a field without a number is invalid.
  ///   - messages: The texts of the picker.
  public init(
    _ countries: [PhoneCountry] = PhoneCountry.all, home: PhoneCountry? = nil,
    isRequired: Bool = true, messages: Messages = Messages()
  ) {
    let wanted = [home, PhoneCountry.current].lazy.compactMap { $0 }
    guard let first = wanted.first(where: countries.contains) ?? countries.first else {
      preconditionFailure("PhoneCountryPicker: countries must not be empty")
    }
    self.countries = countries
    (self.home, shown) = (first, first)
    (self.isRequired, self.messages) = (isRequired, messages)
    list = PhoneCountryList(countries, messages)
    super.init(list.widget)
    list.onTaken = { [weak self] in self?.take($0) }
    nameButton()
  }

  // MARK: The country

  /// The country of the number; while the field is empty, the one that was chosen last.
  ///
  /// Setting it keeps the digits of the number.
  public var country: PhoneCountry {
    get { shown }
    set { use(newValue) }
  }

  private func use(_ country: PhoneCountry) {
    home = country
    formatField()
    show(country)
  }

  /// Gives the field the masks of all countries, that of the chosen one first.
  private func formatField() {
    guard let line = field as? SingleLineField else { return }
    let others = countries.filter { $0.callingCode != home.callingCode }
    do {
      line.maskFormatter = try MaskTextFieldFormatter(
        phoneNumbersOf: [home] + others, isRequired: isRequired)
    } catch {
      preconditionFailure("PhoneCountryPicker: countries: \(error)")
    }
  }

  private func show(_ country: PhoneCountry) {
    guard country != shown else { return }
    shown = country
    nameButton()
    onCountryChanged?(country)
  }

  private func nameButton() {
    let label = messages.country.formatted(shown.name)
    button = ActionButtonConfiguration(image: "pan-down-symbolic", label: label)
    field?.implementation.parts.buttonSlot.button?.show(label: label)
  }

  /// Shows the country of the number that the field has now.
  private func follow() {
    guard let field, !isOpen else { return }
    let number = field.implementation.input.masked?.rawText ?? ""
    let found = PhoneCountry.country(ofNumber: number, among: countries, present: shown) ?? home
    guard found != shown else { return }
    show(found)
    if field.isCurrentFirstResponder() { field.announce(found.name) }
  }

  // MARK: The field

  public override func attach(to field: FieldReference) {
    super.attach(to: field)
    formatField()
    guard let line = field.field as? SingleLineField else { return }
    line.validateWithFormatter = true
    line.configure(correction: nil, keyboardType: .phonePad)
    follow()
  }

  public override func fieldChanged() {
    super.fieldChanged()
    follow()
  }

  // MARK: Picking

  public override func willOpen(with text: String) {
    list.requestSize(width: Int(field?.textArea.input.width ?? 0))
    list.show(shown)
  }

  public override func focusContent() { list.focus() }

  public override func moveFocusInContent(_ direction: FocusDirection) -> Bool {
    list.moveFocus(direction)
  }

  /// Takes the selected country, and closes.
  public override func done() {
    guard let selected = list.selected else { return close() }
    take(selected)
  }

  private func take(_ country: PhoneCountry) {
    guard isOpen else { return }
    use(country)
    close()
    // The first digits may be those of another country with the same code.
    follow()
  }
}
