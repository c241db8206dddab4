import DataBinding
import Observation
import TextRules

/// The fields of a form and the properties of a model that they show: what the closure of
/// ``FieldForm/init(_:_:)`` gets.
@MainActor
public struct FormFields<Model> {
  let form: FieldForm
  let model: Binding<Model>

  /// Adds a field for a text.
  ///
  /// - Parameters:
  ///   - field: The field, at the end of the form.
  ///   - property: The text, which is kept in step with the field.
  ///   - name: The name of the value in ``FormValues``, where one is needed; nil leaves the
  ///     field's own.
  public func add(
    _ field: CatalogField, _ property: WritableKeyPath<Model, String>, name: String? = nil
  ) {
    field.bind(text: model[dynamicMember: property])
    add(field, name)
  }

  /// Adds a field for a sum, a day, a phone number, or another value.
  ///
  /// - Parameters:
  ///   - field: The field, at the end of the form.
  ///   - property: The value, which is kept in step with the field.
  ///   - name: The name of the value in ``FormValues``, where one is needed; nil leaves the
  ///     field's own.
  public func add<Value: FieldValue>(
    _ field: SingleLineField, _ property: WritableKeyPath<Model, Value?>, name: String? = nil
  ) {
    field.bind(value: model[dynamicMember: property])
    add(field, name)
  }

  /// Adds a field that is bound already, or that has no value.
  public func add(_ field: any FormField) { form.add(field) }

  /// Adds a rule about several properties, which is checked when each field for itself is valid.
  ///
  /// - Parameters:
  ///   - field: The field that shows the message.
  ///   - message: What is wrong.
  ///   - isMet: Returns whether all is right.
  public func require(
    _ field: any FormField, _ message: String, _ isMet: @escaping @MainActor (Model) -> Bool
  ) {
    let model = model
    form.addRule(field) { isMet(model.wrappedValue) ? nil : message }
  }

  private func add(_ field: CatalogField, _ name: String?) {
    if let name { field.identifier = name }
    form.add(field)
  }
}

extension FieldForm {
  /// Creates a form whose fields show the properties of an `@Observable` model.
  ///
  /// The values are where the app needs them, typed, and so nothing is left to take apart:
  ///
  /// ```swift
  /// let account = Account()  // an @Observable class
  /// let again = UnderlinedTextField("Password, again")
  /// let form = FieldForm(account) { form in
  ///   form.add(email, \.email)
  ///   form.add(password, \.password)
  ///   form.add(again, \.again)
  ///   form.add(birthday, \.birthday)
  ///   form.require(again, "Not the same") { $0.password == $0.again }
  /// }
  /// form.onSubmit = { _ in signIn(account.email, account.password) }
  /// ```
  ///
  /// - Parameters:
  ///   - model: The model; the form keeps it.
  ///   - fields: Adds the fields, in the order of the Return key.
  public convenience init<Model: AnyObject & Observable>(
    _ model: Model, _ fields: @MainActor (FormFields<Model>) -> Void
  ) {
    self.init(Binding(model), fields)
  }

  /// Creates a form whose fields show the properties of a value, such as that of a `State`.
  ///
  /// - Parameters:
  ///   - model: The value.
  ///   - fields: Adds the fields, in the order of the Return key.
  public convenience init<Model>(
    _ model: Binding<Model>, _ fields: @MainActor (FormFields<Model>) -> Void
  ) {
    self.init()
    fields(FormFields(form: self, model: model))
  }
}
