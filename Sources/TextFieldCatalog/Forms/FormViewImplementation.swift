import GtkCore

/// Keeps the form of the fields in a widget.
@MainActor
final class FormViewImplementation: WidgetImplementation {
  static let widgetClass = WidgetClass(FormView.declaration)

  let form = FieldForm()
  private(set) var child: Widget?
  /// The rules of the app.
  var rules: [@MainActor (FormValues) -> FormProblem?] = [] { didSet { updateRules() } }
  /// Asks the app what is wrong with the value of a field, beside the others.
  var question: WidgetSignal?
  private var isAsking = false

  private(set) lazy var submitted: Event<FormValues> = makeEvent()
  private(set) lazy var rejected: Event<[FormProblem]> = makeEvent()
  private(set) lazy var validityChanged: Event<Bool> = makeEvent()
  private(set) lazy var waitingChanged: Event<Void> = makeEvent()

  /// Reports what happens to the form.
  func connect() {
    form.onSubmit = { [weak self] in self?.submitted.notify($0) }
    form.onInvalid = { [weak self] in self?.rejected.notify($0) }
    form.onValidityChanged = { [weak self] in self?.validityChanged.notify($0) }
    form.onWaitingChanged = { [weak self] in self?.waitingChanged.notify(()) }
  }

  /// Replaces the child.
  func setChild(_ child: Widget?) {
    self.child?.unparent()
    self.child = child
    child?.insert(into: widget)
    update()
    widget.queueResize()
  }

  override var fillingChild: Widget? { child }

  // MARK: Fields

  /// The form with the fields that are there now.
  var presentForm: FieldForm {
    update()
    return form
  }

  /// Takes the fields that are in the child now.
  func update() {
    guard hasWidget else { return }
    var found: [CatalogField] = []
    if let child { Self.collect(from: child, into: &found) }
    let known = form.fields.compactMap { $0 as? CatalogField }
    guard found != known else { return }
    form.setFields(found)
    updateRules()
  }

  private static func collect(from widget: Widget, into fields: inout [CatalogField]) {
    if let field = FieldImplementation.existing(of: widget)?.handle { return fields.append(field) }
    // The fields of a form within the form are its own.
    guard FormView(existing: widget) == nil else { return }
    for child in widget.children { collect(from: child, into: &fields) }
  }

  /// Called when a field has come into a window, or is about to leave it.
  static func fieldMoved(_ field: Widget) {
    var parent = field.parent
    while let widget = parent {
      if let implementation = existing(of: widget) { return implementation.updateLater() }
      parent = widget.parent
    }
  }

  private var isToUpdate = false

  /// Takes the fields once all of them have come or gone.
  private func updateLater() {
    guard !isToUpdate else { return }
    isToUpdate = true
    MainLoopSource.idle(priority: .beforeLayout) { [weak self] in
      self?.isToUpdate = false
      self?.update()
    }
  }

  override func mapped() { update() }

  override func dispose() {
    form.onValidityChanged = nil
    form.setFields([])
    child?.unparent()
    child = nil
    rules = []
    question = nil
  }

  // MARK: Rules

  private func updateRules() {
    let names = Set(form.fields.map(\.formIdentifier)).subtracting([""])
    let asked = names.sorted().map { name -> @MainActor (FormValues) -> FormProblem? in
      { [weak self] _ in self?.problem(of: name) }
    }
    form.rules = rules + asked
  }

  private func problem(of name: String) -> FormProblem? {
    // A handler that reads whether the form is valid is not asked again.
    guard !isAsking, let question, question.isListenedTo else { return nil }
    isAsking = true
    defer { isAsking = false }
    return question.ask([.text(name)]).map {
      FormProblem(identifier: name, message: $0.isEmpty ? nil : $0)
    }
  }
}
