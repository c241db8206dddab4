import GtkCore
import TextRules
import TextTranslation

/// Puts into force what the properties of other languages than Swift say of a value.
extension CatalogField {
  /// Applies the present options.
  func applyValueOptions() {
    let options = implementation.valueOptions
    let keyboard = implementation.store.inputSettings.keyboardType
    applyPicker(options)
    if let line = implementation.handle as? SingleLineField { line.applyFormat(options) }
    applyKeyboard(keyboard, of: options.activeKind)
    combineValidators()
    implementation.giveValueAgain()
    implementation.reportChanges()
  }

  /// Asks for the keyboard of a kind of values, unless the app has asked for another one.
  private func applyKeyboard(_ keyboard: KeyboardType, of kind: FieldValueKind) {
    let settings = implementation.store.inputSettings
    guard settings.keyboardType != keyboard || settings.keyboardOfValue != kind.keyboard else {
      return
    }
    implementation.changeInputSettings {
      $0.keyboardType = keyboard
      $0.keyboardOfValue = kind.keyboard
    }
  }

  private func applyPicker(_ options: ValueOptions) {
    switch picker {
    case let calendar as DatePickerView where options.wantsCalendar(calendar.format):
      options.configure(calendar)
    case let list as PlainPickerView where options.wantsList: list.items = options.pickerOptions
    case let list as PhoneCountryPicker where options.wantsCountries(list.countries): break
    case let popover as WidgetPicker where popover.content == options.pickerWidget: break
    default: replacePicker(options)
    }
  }

  private func replacePicker(_ options: ValueOptions) {
    let made = options.makePicker()
    guard made != nil || implementation.hasAppliedPicker else { return }
    picker = made
    implementation.hasAppliedPicker = made != nil
    guard let countries = made as? PhoneCountryPicker else { return }
    // The number is one of several things that are validated.
    implementation.changeTextSettings { $0.validatesWithFormatter = false }
    countries.onCountryChanged = { [weak implementation] _ in implementation?.reportChanges() }
  }
}

/// A picker with a widget of the app's.
@MainActor
final class WidgetPicker: PickerPopover {
  /// Creates a picker.
  init(_ widget: Widget) {
    super.init(widget)
    button = ActionButtonConfiguration(image: "pan-down-symbolic", label: translated("Choose"))
  }
}

extension ValueOptions {
  fileprivate var wantsList: Bool {
    pickerWidget == nil && !pickerOptions.isEmpty && !(hasPicker && activeKind != .text)
  }

  fileprivate func wantsCalendar(_ format: CalendarDateFormat) -> Bool {
    guard pickerWidget == nil, hasPicker, activeKind == .date else { return false }
    return MainActor.assumeIsolated { dates } == format
  }

  fileprivate func wantsCountries(_ countries: [PhoneCountry]) -> Bool {
    guard pickerWidget == nil, hasPicker, activeKind == .phone else { return false }
    return countries == allCountries
  }

  @MainActor
  fileprivate func configure(_ calendar: DatePickerView) {
    calendar.earliest = earliest
    calendar.latest = latest
    calendar.startDate = startDate
  }

  @MainActor
  fileprivate func makePicker() -> PickerPopover? {
    if let pickerWidget { return WidgetPicker(pickerWidget) }
    switch activeKind {
    case .date where hasPicker:
      let calendar = DatePickerView(format: dates)
      configure(calendar)
      return calendar
    case .phone where hasPicker:
      return PhoneCountryPicker(allCountries, home: phoneCountry, isRequired: false)
    default: return pickerOptions.isEmpty ? nil : PlainPickerView(pickerOptions)
    }
  }
}

extension SingleLineField {
  /// Brings the text into the form of its kind.
  fileprivate func applyFormat(_ options: ValueOptions) {
    let money = options.activeKind == .money ? options.money : nil
    if money != moneyFormat { moneyFormat = money }
    showCurrency(options)
    // That picker has the masks of its countries.
    if picker is PhoneCountryPicker { return }
    let formatter = options.formatter
    guard formatter?.mask != maskFormatter?.mask else { return }
    maskFormatter = formatter
  }

  private func showCurrency(_ options: ValueOptions) {
    let shown = overlays.lazy.compactMap { $0 as? CurrencyPlaceholder }.first
    let sign = CurrencySign(options.currency, isBefore: options.isCurrencyBefore)
    guard shown?.sign ?? "" != sign || shown?.emptyText ?? "" != options.currencyExample else {
      return
    }
    if let shown { remove(shown) }
    guard !options.currency.isEmpty else { return }
    add(CurrencyPlaceholder(sign, emptyText: options.currencyExample))
  }
}

extension FieldValueKind {
  fileprivate var keyboard: KeyboardType {
    switch self {
    case .text: .default
    case .money: .decimalPad
    case .date: .numbersAndPunctuation
    case .phone: .phonePad
    }
  }
}
