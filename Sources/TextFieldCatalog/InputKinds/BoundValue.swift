import DataBinding
import TextRules

/// The binding of a field's value.
@MainActor
struct BoundValue {
  /// Ends it.
  let end: () -> Void
  /// Changes the form of the value: see ``ValueConnection/reform(_:)``.
  let reform: (() -> Void) -> Void
}

extension FieldImplementation {
  /// Keeps what the field holds and a binding in step, in place of an earlier binding.
  ///
  /// What the field has no room for stays in the binding until the user edits the field: a value
  /// must not change because it is shown.
  ///
  /// - Parameters:
  ///   - binding: The app's value.
  ///   - read: Reads the field's value.
  ///   - text: Returns the text that has a value.
  func bind<Value>(
    to binding: Binding<Value>, read: @escaping @MainActor (CatalogField) -> Value,
    text: @escaping @MainActor (FieldImplementation, Value) -> String
  ) {
    boundValue?.end()
    let connection = ValueConnection(
      binding, writesBack: false, read: { [weak self] in self?.handle.map(read) },
      write: { [weak self] value in
        guard let self, hasWidget else { return }
        store.givenText = nil
        setText(text(self, value))
      })
    // The first is in time for the app's own handlers, the second sees what is missing, too.
    let listeners = [
      textChanged.add { _ in connection.valueMayHaveChanged() },
      modelChanged.add { connection.valueMayHaveChanged() },
    ]
    boundValue = BoundValue(
      end: {
        connection.cancel()
        for listener in listeners { listener.end() }
      }, reform: { connection.reform($0) })
    connection.connect()
  }

  /// Returns the text that has a value in the form for programs.
  ///
  /// Of a value that the form has no room for, the text is read as if it were typed: so the field
  /// says what is missing.
  func text(holding value: String) -> String {
    if let money = input.format.money {
      let sum = money.format(value: value)
      guard sum.isWorth(value) else {
        return value.replacing(".", with: String(money.decimalSeparator))
      }
      return store.textSettings.fillsFraction ? money.finished(sum).text : sum.text
    }
    if valueOptions.activeKind == .date {
      return CalendarDate(fieldValue: value).map { valueOptions.dates.string(from: $0) } ?? value
    }
    guard let masked = store.textSettings.formatter?.mask.format(rawText: value) else {
      return value
    }
    return masked.rawText == value ? masked.text : value
  }
}

extension CatalogField {
  /// Keeps the text and a binding in step, as long as the field exists.
  ///
  /// With a mask it is the text without the mask's own characters, a sum has a point before the
  /// fraction, a phone number is as in E.164: see ``rawText``. A text of the binding that the field
  /// has no room for is shown as far as it goes, as invalid, and stays in the binding until the
  /// user edits it. A field has one binding: another one takes its place.
  ///
  /// - Parameter text: The app's text.
  public func bind(text: Binding<String>) {
    implementation.bind(
      to: text, read: { $0.formRawValue },
      text: { $0.input.hasOneLine ? $0.text(holding: $1) : $1 })
  }
}

extension SingleLineField {
  /// Keeps the value and a binding in step, as long as the field exists.
  ///
  /// The field gets the form of such values, unless it has one. The binding is nil while the field
  /// is empty, or what is typed is no value yet; that text stays, and nil from the app clears only
  /// a value. For the rest see ``CatalogField/bind(text:)``.
  ///
  /// - Parameter value: The app's value.
  public func bind<Value: FieldValue>(value: Binding<Value?>) {
    Value.prepare(self)
    implementation.bind(
      to: value, read: { ($0 as? SingleLineField)?.value() },
      text: { $0.text(holding: $1?.fieldValue ?? "") })
  }

  /// Lets the user choose one of several values from a list, and keeps it and a binding in step.
  ///
  /// - Parameters:
  ///   - items: The values; of those with equal titles the first counts.
  ///   - selection: The chosen value; nil for none.
  ///   - title: Returns the text of an item.
  public func bind<Item: Hashable>(
    _ items: [Item], selection: Binding<Item?>, title: (Item) -> String
  ) {
    let titles = items.map(title)
    picker = PlainPickerView(titles)
    acceptsTyping = false
    implementation.bind(
      to: selection, read: { field in titles.firstIndex(of: field.text).map { items[$0] } },
      text: { $1.flatMap { items.firstIndex(of: $0) }.map { titles[$0] } ?? "" })
  }

  /// The value of the field; nil if it is empty, or its text is no such value yet.
  ///
  ///     let amount: DecimalNumber? = field.value()
  public func value<Value: FieldValue>(as type: Value.Type = Value.self) -> Value? {
    guard implementation.store.model.loss == nil else { return nil }
    return Value(fieldValue: presentValue)
  }

  /// Sets the value, as ``CatalogField/setText(_:isChosen:animated:ignoringFormatter:validating:)``
  /// sets a text; nil clears the field.
  public func setValue<Value: FieldValue>(_ value: Value?) {
    Value.prepare(self)
    implementation.give(.text(implementation.text(holding: value?.fieldValue ?? "")))
  }
}
