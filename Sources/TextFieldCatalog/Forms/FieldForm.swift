import TextRules

/// Fields that are filled in together: linked by Return, judged together, reported together.
///
/// ```swift
/// let form = FieldForm([email, password])
/// form.onSubmit = { values in signIn(values["email"] ?? "", values["password"] ?? "") }
/// button.onClicked { [weak form] in form?.submit() }
/// ```
///
/// Return goes from field to field in the order of the form, and in the last one it submits. Pickers
/// have arrows to the same neighbours. Tab goes as everywhere in GTK: through the fields as they stand
/// in the window, and through their buttons.
///
/// The form is no widget: keep it as long as its fields are to work together. It keeps its fields.
///
/// ## Events
/// ``submit()`` judges all fields that a person can change, also those that show a mistake already,
/// so that everything that is wrong is seen at once. Then either the first field with a mistake gets
/// the focus and ``onInvalid`` is called, or ``onSubmit``.
///
/// ## Origin
/// The seed links fields one by one; this is the screen of its example app, e-mail and password.
@MainActor
public final class FieldForm {
  /// The fields, in the order in which Return goes.
  public private(set) var fields: [any FormField] = []

  /// Called with the values when all fields are as they should be.
  public var onSubmit: (@MainActor (FormValues) -> Void)?
  /// Called with what is wrong when some are not.
  public var onInvalid: (@MainActor ([FormProblem]) -> Void)?

  private var isSubmitting = false

  /// Makes a form.
  ///
  /// - Parameter fields: Its fields, in the order in which Return goes.
  public init(_ fields: [any FormField] = []) {
    self.fields = fields
    relink()
  }

  /// Adds a field.
  ///
  /// - Parameters:
  ///   - field: The field; one that is in the form already moves.
  ///   - index: Before which one it comes; nil: at the end.
  public func add(_ field: any FormField, at index: Int? = nil) {
    remove(field)
    fields.insert(field, at: min(max(0, index ?? fields.count), fields.count))
    relink()
  }

  /// Takes a field out, with its links.
  ///
  /// - Parameter field: The field; one that is not in the form stays as it is.
  public func remove(_ field: any FormField) {
    guard let index = fields.firstIndex(where: { $0.isSame(as: field) }) else { return }
    fields.remove(at: index)
    field.linkForForm(FormLinks())
    relink()
  }

  private func relink() {
    for (index, field) in fields.enumerated() {
      var links = FormLinks()
      links.previous = index > 0 ? fields[index - 1] : nil
      links.next = index + 1 < fields.count ? fields[index + 1] : nil
      links.submitFromWithin = { [weak self] in self?.submit() }
      if links.next == nil { links.submit = links.submitFromWithin }
      field.linkForForm(links)
    }
  }

  // MARK: Values

  /// What the fields hold now, whether it is as it should be or not.
  public var values: FormValues {
    FormValues(
      fields.map {
        FormValues.Entry(
          identifier: $0.formIdentifier, text: $0.formValue, rawText: $0.formRawValue)
      })
  }

  /// The first field of that name.
  ///
  /// - Parameter identifier: What its value is called.
  /// - Returns: The field; nil if there is none.
  public func field(_ identifier: String) -> (any FormField)? {
    fields.first { $0.formIdentifier == identifier }
  }

  /// Empties all fields and forgets their mistakes.
  public func reset() {
    for field in fields { field.resetForForm() }
  }

  // MARK: Submitting

  /// Judges all fields, and reports the values or the mistakes.
  ///
  /// A closure of a field that submits the form while it is being submitted gets the answer that there
  /// are no mistakes known yet, and nothing else happens.
  ///
  /// - Returns: The values, or what is wrong.
  @discardableResult
  public func submit() -> FormResult {
    guard !isSubmitting else { return .invalid([]) }
    isSubmitting = true
    let wrong = fields.compactMap { problem(of: $0) }
    isSubmitting = false
    guard let first = wrong.first else {
      let values = values
      onSubmit?(values)
      return .valid(values)
    }
    first.field.focusForForm()
    let problems = wrong.map(\.problem)
    onInvalid?(problems)
    return .invalid(problems)
  }

  private func problem(
    of field: any FormField
  ) -> (field: any FormField, problem: FormProblem)? {
    guard field.isFormEnabled, case .invalid(let message) = field.validateForForm() else {
      return nil
    }
    return (field, FormProblem(identifier: field.formIdentifier, message: message))
  }
}
