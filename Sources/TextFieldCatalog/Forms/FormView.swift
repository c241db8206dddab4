import GtkCore

/// A form: the fields anywhere in its child are filled in together.
///
/// ```swift
/// let form = FormView(Box(.vertical, [email, password, button]))
/// form.onSubmit = { values in signIn(values["email"] ?? "", values["password"] ?? "") }
/// button.onClicked { [weak form] in form?.submit() }
/// ```
///
/// It is a ``FieldForm`` of the fields that its child contains, in the order of the widgets, and
/// follows when fields come and go: Return moves from field to field, and submits the form in the
/// last one.
///
/// ## CSS nodes
/// `formview`, with the child in it.
@MainActor
public final class FormView: Widget {
  let implementation: FormViewImplementation

  /// Creates a form.
  ///
  /// - Parameter child: The widget with the fields.
  public init(_ child: Widget? = nil) {
    implementation = FormViewImplementation()
    super.init(class: FormViewImplementation.widgetClass, implementation: implementation)
    implementation.connect()
    implementation.setChild(child)
  }

  /// Creates another handle on a form; nil for another widget.
  public init?(existing widget: Widget) {
    guard let implementation = FormViewImplementation.existing(of: widget) else { return nil }
    self.implementation = implementation
    super.init(retaining: widget.nativePointer)
  }

  /// The widget with the fields.
  public var child: Widget? {
    get { implementation.child }
    set { self[Self.childSlot] = SlotValue(newValue) }
  }

  /// Whether all enabled fields are valid, and all rules are met; reading it shows nothing.
  public var isValid: Bool { implementation.presentForm.isValid }

  /// Whether the form was submitted and waits for the checks of its fields.
  public var isWaiting: Bool { implementation.form.isWaiting }

  /// The present values of the fields, whether they are valid or not.
  public var values: FormValues { implementation.presentForm.values }

  /// The fields, in the order of the Return key.
  public var fields: [CatalogField] {
    implementation.presentForm.fields.compactMap { $0 as? CatalogField }
  }

  /// Returns the first field with an identifier.
  ///
  /// - Parameter identifier: The name of its value.
  /// - Returns: The field; nil if there is none.
  public func field(_ identifier: String) -> CatalogField? {
    implementation.presentForm.field(identifier) as? CatalogField
  }

  /// Rules about several values together: see ``FieldForm/rules``.
  public var rules: [@MainActor (FormValues) -> FormProblem?] {
    get { implementation.rules }
    set { implementation.rules = newValue }
  }

  /// Validates all fields and shows the result; the form is submitted if all are valid.
  ///
  /// - Returns: The values or the problems.
  @discardableResult
  public func submit() -> FormResult { implementation.presentForm.submit() }

  /// Clears all fields and their errors.
  public func reset() { implementation.presentForm.reset() }

  /// The form is submitted, and all fields are valid; with the values.
  public var submitted: Event<FormValues> { implementation.submitted }

  /// Called when ``submitted`` happens.
  public var onSubmit: (@MainActor (FormValues) -> Void)? {
    get { submitted.handler }
    set { submitted.handler = newValue }
  }

  /// The form is submitted, and some fields are not valid; with the problems.
  public var rejected: Event<[FormProblem]> { implementation.rejected }

  /// Called when ``rejected`` happens.
  public var onInvalid: (@MainActor ([FormProblem]) -> Void)? {
    get { rejected.handler }
    set { rejected.handler = newValue }
  }

  /// ``isValid`` has changed, for example to enable a button.
  public var validityChanged: Event<Bool> { implementation.validityChanged }

  /// Called when ``validityChanged`` happens.
  public var onValidityChanged: (@MainActor (Bool) -> Void)? {
    get { validityChanged.handler }
    set { validityChanged.handler = newValue }
  }
}
