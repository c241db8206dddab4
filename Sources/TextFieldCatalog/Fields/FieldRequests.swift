import GtkCore
import TextRules

/// The questions that a field asks the app by signals, as in other languages than Swift.
@MainActor
final class FieldRequests {
  /// What is wrong with a text.
  var validation: WidgetSignal?
  /// Whether the app checks a text, and answers later.
  var check: WidgetSignal?
  /// Whether the app fills the field in another way than by editing.
  var editing: WidgetSignal?
  /// Whether the app is being asked what is wrong with a text.
  private(set) var isAsking = false

  init() {}

  /// Returns what is wrong with a text, by the app; an empty one is for the field itself to judge.
  func verdict(on text: String) -> FieldVerdict {
    // A handler that reads whether the text is valid is not asked again.
    guard !isAsking, !text.isEmpty, let validation, validation.isListenedTo else { return .valid }
    isAsking = true
    defer { isAsking = false }
    guard let message = validation.ask([.text(text)]) else { return .valid }
    return .invalid(message.isEmpty ? nil : message)
  }

  /// Asks nothing from now on.
  func close() { (validation, check, editing) = (nil, nil, nil) }
}

/// Validates a text by what the app answers.
struct AppValidator: FieldValidator {
  private let requests: FieldRequests

  /// Creates the validator of a field.
  init(_ requests: FieldRequests) { self.requests = requests }

  func validate(_ text: String, value: String) -> FieldVerdict {
    MainActor.assumeIsolated { requests.verdict(on: text) }
  }
}

extension FieldImplementation {
  /// Asks the app for what is wrong with the text.
  func ask(validation signal: WidgetSignal) {
    requests.validation = signal
    store.model.appValidator = AppValidator(requests)
  }

  /// Asks the app to check the text, which takes time.
  func ask(check signal: WidgetSignal) {
    requests.check = signal
    var check = AsyncValidator { _, _ in .valid }
    check.isWanted = { [requests] in requests.check?.isListenedTo == true }
    store.model.appCheck = check
    checking.ask = { [requests] text, number in
      requests.check?.emit([.text(text), .integer(number)]) == true
    }
  }
}
