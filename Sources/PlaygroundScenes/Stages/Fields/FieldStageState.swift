import Concertina

/// The state of a field, by the names in the scenario format.
@MainActor
enum FieldStageState {
  static func state(of field: CatalogField) -> JSONObject {
    let selection = field.selectedRange
    let line = field as? SingleLineField
    var state: JSONObject = [
      "text": .string(field.text),
      "rawText": .string(field.rawText),
      "isComplete": .bool(field.isComplete),
      "isValid": .bool(field.isValid),
      "fieldState": .string(field.fieldState.rawValue),
      "message": .string(field.message.text),
      "messageKind": .string(kind(of: field.message)),
      "placeholderPosition": .string(field.placeholderPosition.rawValue),
      "height": .integer(field.height),
      "width": .integer(field.width),
      "isEnabled": .bool(field.isEnabled),
      "isFocused": .bool(field.isCurrentFirstResponder()),
      "caret": .integer(field.caret),
      "selection": [.integer(selection.lowerBound), .integer(selection.upperBound)],
      "preedit": .string(field.preedit),
      "counter": .optional(field.counter),
      "isSecure": .bool(line?.isSecure ?? false),
    ]
    // Shown or not: nothing that is written down may have it.
    if line?.mode == .password { state["isPassword"] = true }
    return state
  }

  private static func kind(of message: FieldMessage) -> String {
    switch message {
    case .none: "none"
    case .hint: "hint"
    case .error, .rejection: "error"
    }
  }
}
