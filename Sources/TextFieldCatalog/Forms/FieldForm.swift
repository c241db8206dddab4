/// Fields that are filled in together: linked by Return, and validated and submitted together.
///
/// ```swift
/// let form = FieldForm([email, password])
/// form.onSubmit = { values in signIn(values["email"] ?? "", values["password"] ?? "") }
/// button.onClicked { [weak form] in form?.submit() }
/// ```
///
/// A form of a model has neither names nor values to take apart: see ``init(_:_:)``.
///
/// Return moves from field to field in the order of the form, and submits it in the last one.
/// Pickers have arrow buttons for the same neighbors. Tab goes to everything in the order in which
/// it is read, as everywhere in GTK: to the buttons in the fields, and to what is between them.
///
/// The form is not a widget: keep it as long as its fields belong together. It keeps its fields.
///
/// ## Events
/// ``submit()`` validates all enabled fields, including those that already show an error, so that
/// all errors are visible at once. Then either the first field with an error gets the focus and
/// ``onInvalid`` is called, or ``onSubmit`` is called. If a field is still being checked
/// (``CatalogField/asyncValidator``), that happens when all checks have ended, unless a value has
/// changed by then.
///
/// ## Origin
/// TextFieldsCatalog links fields one by one; this type generalizes the screen with e-mail and
/// password in its example app.
@MainActor
public final class FieldForm {
  /// The fields, in the order of the Return key.
  public private(set) var fields: [any FormField] = []

  /// Called with the values when all fields are valid.
  public var onSubmit: (@MainActor (FormValues) -> Void)?
  /// Called with the problems when some fields are not valid.
  public var onInvalid: (@MainActor ([FormProblem]) -> Void)?

  /// Called when ``isValid`` has changed, for example to enable a button.
  public var onValidityChanged: (@MainActor (Bool) -> Void)? {
    didSet { wasValid = isValid }
  }

  /// Rules about several values together, such as two passwords that are the same.
  ///
  /// A rule returns the problem, at the field that shows it, or nil. Rules are checked when each
  /// field for itself is valid.
  ///
  /// ```swift
  /// form.rules = [
  ///   { values in
  ///     let isSame = values["password"] == values["again"]
  ///     return isSame ? nil : FormProblem(identifier: "again", message: "Not the same")
  ///   }
  /// ]
  /// ```
  public var rules: [@MainActor (FormValues) -> FormProblem?] = [] {
    didSet { fieldChanged() }
  }

  /// Rules that are about a model, with the fields that show what is wrong.
  private var modelRules: [ModelRule] = []
  private typealias ModelRule = (field: any FormField, problem: @MainActor () -> String?)
  /// A problem, with the field that shows it; nil for one of no field.
  private typealias FoundProblem = (field: (any FormField)?, problem: FormProblem)

  /// The values that are submitted once they are checked; nil if nothing waits.
  private var waitingValues: FormValues? {
    didSet { if (oldValue == nil) != (waitingValues == nil) { onWaitingChanged?() } }
  }
  /// Called when ``isWaiting`` has changed.
  var onWaitingChanged: (@MainActor () -> Void)?
  /// The callers of ``submitWhenChecked()``.
  private var awaiting: [CheckedContinuation<FormResult, Never>] = []
  private var wasValid = false
  /// The problems that the rules have found, with the values of their fields.
  private var shownByRules: [(found: FoundProblem, value: String)] = []
  private var isSubmitting = false

  /// Creates a form.
  ///
  /// - Parameter fields: The fields, in the order of the Return key.
  public init(_ fields: [any FormField] = []) {
    self.fields = fields
    relink()
  }

  /// Adds a field.
  ///
  /// - Parameters:
  ///   - field: The field; one that is already in the form moves.
  ///   - index: The index to insert it at; nil for the end.
  public func add(_ field: any FormField, at index: Int? = nil) {
    remove(field)
    fields.insert(field, at: min(max(0, index ?? fields.count), fields.count))
    relink()
  }

  /// Removes a field and its links.
  ///
  /// - Parameter field: The field; one that is not in the form stays as it is.
  public func remove(_ field: any FormField) {
    guard let index = fields.firstIndex(where: { $0.isSame(as: field) }) else { return }
    fields.remove(at: index)
    field.linkForForm(FormLinks())
    relink()
  }

  /// Replaces all fields.
  func setFields(_ new: [any FormField]) {
    for field in fields where !new.contains(where: { $0.isSame(as: field) }) {
      field.linkForForm(FormLinks())
    }
    fields = new
    relink()
  }

  private func relink() {
    for (index, field) in fields.enumerated() {
      var links = FormLinks()
      links.previous = index > 0 ? fields[index - 1] : nil
      links.next = index + 1 < fields.count ? fields[index + 1] : nil
      links.submitFromWithin = { [weak self] in self?.submit() }
      links.changed = { [weak self] in self?.fieldChanged() }
      if links.next == nil { links.submit = links.submitFromWithin }
      field.linkForForm(links)
    }
    fieldChanged()
  }

  // MARK: Validity

  /// Whether all enabled fields are valid, and all rules are met; reading it shows nothing.
  public var isValid: Bool {
    guard fields.allSatisfy({ !$0.isFormEnabled || $0.isFormValid }) else { return false }
    return foundByRules().isEmpty
  }

  private func foundByRules() -> [FoundProblem] {
    let values = values
    let named = rules.compactMap { $0(values) }.map { (field($0.identifier), $0) }
    return named
      + modelRules.compactMap { field, problem in
        // A rule goes with its field.
        guard fields.contains(where: { $0 === field }), field.isFormEnabled,
          let message = problem()
        else { return nil }
        return (field, FormProblem(identifier: field.formIdentifier, message: message))
      }
  }

  /// Adds a rule about a model.
  func addRule(_ field: any FormField, problem: @escaping @MainActor () -> String?) {
    modelRules.append((field, problem))
    fieldChanged()
  }

  private func fieldChanged() {
    submitIfChecked()
    clearSolvedProblems()
    guard let onValidityChanged else { return }
    let isValid = isValid
    guard isValid != wasValid else { return }
    wasValid = isValid
    onValidityChanged(isValid)
  }

  /// Shows the problems that the rules find at their fields; one of no field is a problem, too.
  private func problemsByRules() -> [FoundProblem] {
    let found = foundByRules()
    for problem in found {
      guard let field = problem.field else { continue }
      field.showFormError(problem.problem.message)
      shownByRules.append((problem, field.formValue))
    }
    return found
  }

  /// Validates the fields again whose problem was solved in another field.
  ///
  /// A field that the user has changed itself shows nothing anymore.
  private func clearSolvedProblems() {
    guard !shownByRules.isEmpty, !isSubmitting else { return }
    let found = foundByRules()
    let shown = shownByRules
    shownByRules.removeAll { shown in !found.contains { Self.isSame($0, shown.found) } }
    for (problem, value) in shown where !found.contains(where: { Self.isSame($0, problem) }) {
      guard let field = problem.field, field.formValue == value else { continue }
      _ = field.validateForForm()
    }
  }

  private static func isSame(_ one: FoundProblem, _ other: FoundProblem) -> Bool {
    guard one.problem == other.problem else { return false }
    guard let field = one.field, let otherField = other.field else {
      return one.field == nil && other.field == nil
    }
    return field.isSame(as: otherField)
  }

  // MARK: Values

  /// The present values of the fields, whether they are valid or not.
  public var values: FormValues {
    FormValues(
      fields.map {
        FormValues.Entry(
          identifier: $0.formIdentifier, text: $0.formValue, rawText: $0.formRawValue)
      })
  }

  /// Returns the first field with an identifier.
  ///
  /// - Parameter identifier: The name of its value.
  /// - Returns: The field; nil if there is none.
  public func field(_ identifier: String) -> (any FormField)? {
    fields.first { $0.formIdentifier == identifier }
  }

  /// Clears all fields and their errors.
  public func reset() {
    for field in fields { field.resetForForm() }
  }

  // MARK: Submitting

  /// Whether the form was submitted and waits for the checks of its fields.
  public var isWaiting: Bool { waitingValues != nil }

  private var isValidating: Bool { fields.contains { $0.isFormEnabled && $0.isFormValidating } }

  private func submitIfChecked() {
    guard let waitingValues, !isSubmitting else { return }
    // The user is writing again: they submit when they have finished.
    guard values == waitingValues else {
      self.waitingValues = nil
      return answer(.invalid([]))
    }
    guard !isValidating else { return }
    self.waitingValues = nil
    submit()
  }

  /// Validates all fields, and reports the values or the problems.
  ///
  /// When a closure of a field submits the form while it is being submitted, the call returns an
  /// empty list of problems and does nothing else. The list is also empty while the form waits for
  /// a check (``isWaiting``): ``onSubmit`` and ``onInvalid`` report how it ended.
  ///
  /// - Returns: The values or the problems.
  @discardableResult
  public func submit() -> FormResult {
    guard !isSubmitting else { return .invalid([]) }
    isSubmitting = true
    waitingValues = nil
    shownByRules = []
    var wrong = fields.compactMap { problem(of: $0) }
    if wrong.isEmpty { wrong = problemsByRules() }
    isSubmitting = false
    guard !wrong.isEmpty else {
      guard !isValidating else {
        waitingValues = values
        return .invalid([])
      }
      let values = values
      onSubmit?(values)
      answer(.valid(values))
      return .valid(values)
    }
    wrong.lazy.compactMap(\.field).first?.focusForForm()
    let problems = wrong.map(\.problem)
    onInvalid?(problems)
    answer(.invalid(problems))
    return .invalid(problems)
  }

  /// Validates all fields, waits for the checks that take time, and returns the values or the
  /// problems.
  ///
  /// ```swift
  /// let result = await form.submitWhenChecked()
  /// if let values = result.values { signIn(values["email"] ?? "", values["password"] ?? "") }
  /// ```
  ///
  /// ``onSubmit`` and ``onInvalid`` are called, too. If the user changes a value meanwhile, the
  /// form was not submitted, and the list of problems is empty.
  ///
  /// - Returns: The values or the problems.
  public func submitWhenChecked() async -> FormResult {
    let result = submit()
    guard isWaiting else { return result }
    return await withCheckedContinuation { awaiting.append($0) }
  }

  private func answer(_ result: FormResult) {
    let ended = awaiting
    awaiting = []
    for continuation in ended { continuation.resume(returning: result) }
  }

  private func problem(of field: any FormField) -> FoundProblem? {
    guard field.isFormEnabled, case .invalid(let message) = field.validateForForm() else {
      return nil
    }
    return (field, FormProblem(identifier: field.formIdentifier, message: message))
  }
}
