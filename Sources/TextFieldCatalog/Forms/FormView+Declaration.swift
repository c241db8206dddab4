import GtkCore

/// The form as GObject sees it.
extension FormView: ParameterizedWidget {
  package nonisolated static let declaration = WidgetDeclaration(
    "ConcertinaFormView", cssName: "formview", role: .group, parameters: parameters,
    methods: methods, events: events
  ) { FormView() }

  package nonisolated static var parameters: [AnyParameter] {
    [AnyParameter(childSlot), AnyParameter(valid), AnyParameter(waiting)]
  }

  package nonisolated static let childSlot = Parameter<FormView, SlotValue>(
    "child", SlotValue(nil), changesSize: true,
    get: { SlotValue($0.implementation.child) },
    set: { $0.implementation.setChild($1.widget) })

  package nonisolated static let valid = Parameter<FormView, Bool>(
    "valid", true, property: "isValid",
    observe: { form, changed in form.implementation.validityChanged.add { _ in changed() } },
    get: { $0.isValid }, set: nil)

  package nonisolated static let waiting = Parameter<FormView, Bool>(
    "waiting", false, property: "isWaiting",
    observe: { form, changed in form.implementation.waitingChanged.add { changed() } },
    get: { $0.isWaiting }, set: nil)

  package nonisolated static var methods: [AnyMethod] {
    [
      AnyMethod("submit") { (form: FormView) in form.submit().values != nil },
      AnyMethod("reset") { (form: FormView) in form.reset() },
      AnyMethod("get-values", member: "values", returns: .variant(type: "a(sss)")) {
        (form: FormView) in
        VariantValue.list(
          type: "(sss)",
          form.values.entries.map {
            .record([.text($0.identifier), .text($0.text), .text($0.rawText)])
          })
      },
      AnyMethod("get-text", ["identifier"]) { (form: FormView, identifier: String) in
        form.values[identifier]
      },
      AnyMethod("get-value", ["identifier"]) { (form: FormView, identifier: String) in
        form.values.raw(identifier)
      },
      AnyMethod("set-text", ["identifier", "text"]) {
        (form: FormView, identifier: String, text: String) in
        form.field(identifier)?.text = text
        return form.field(identifier) != nil
      },
      AnyMethod("get-field", ["identifier"]) { (form: FormView, identifier: String) in
        SlotValue(form.field(identifier))
      },
    ]
  }

  package nonisolated static var events: [AnyEvent] {
    [
      AnyEvent(
        "submitted", property: "onSubmit",
        withoutValueOf: { (form: FormView) in form.implementation.submitted }),
      AnyEvent(
        "rejected", property: "onInvalid",
        withoutValueOf: { (form: FormView) in form.implementation.rejected }),
      AnyEvent("validation-changed", property: "onValidityChanged") { (form: FormView) in
        form.implementation.validityChanged
      },
      AnyEvent(request: "validate", [("identifier", .text)], returns: .text) {
        (form: FormView, signal) in form.implementation.question = signal
      },
    ]
  }
}
