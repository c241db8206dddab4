import Concertina

/// The state of a form, by the names in the scenario format.
@MainActor
enum FormStageState {
  static func state(
    of fields: [CatalogField], submitted: FormValues?, in column: Widget
  ) -> JSONValue {
    [
      "fields": .object(
        JSONObject(fields.map { ($0.formIdentifier, .object(FieldStageState.state(of: $0))) })),
      "focused": .optional(fields.first { $0.isCurrentFirstResponder() }?.formIdentifier),
      "submitted": submitted.map { values in
        .object(JSONObject(values.entries.map { ($0.identifier, .string($0.text)) }))
      } ?? .null,
      "width": .integer(column.width),
      "height": .integer(column.height),
    ]
  }

  static func violations(of fields: [CatalogField]) -> [String] {
    fields.flatMap { field in
      field.violatedInvariants.map { "\(field.formIdentifier): \($0.rawValue)" }
    }
  }
}
