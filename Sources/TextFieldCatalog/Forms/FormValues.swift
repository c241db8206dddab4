/// The values of a form's fields when it was submitted.
///
/// ```swift
/// form.onSubmit = { values in
///   signIn(values["email"] ?? "", values["password"] ?? "")
/// }
/// ```
public struct FormValues: Equatable, Sendable {
  /// The value of one field.
  public struct Entry: Equatable, Sendable {
    /// The name of the value.
    public let identifier: String
    /// The text, as the user saw it.
    public let text: String
    /// The text without a mask's own characters; a sum has a decimal point.
    public let rawText: String

    /// Creates an entry; the raw text defaults to the text.
    public init(identifier: String, text: String, rawText: String? = nil) {
      self.identifier = identifier
      self.text = text
      self.rawText = rawText ?? text
    }
  }

  /// The values in the order of the fields, including those with equal names.
  public let entries: [Entry]

  /// Creates values.
  public init(_ entries: [Entry]) { self.entries = entries }

  /// The first value with a name; nil if there is none.
  public subscript(identifier: String) -> String? {
    entries.first { $0.identifier == identifier }?.text
  }

  /// The first raw value with a name; nil if there is none.
  public func raw(_ identifier: String) -> String? {
    entries.first { $0.identifier == identifier }?.rawText
  }

  /// Returns all values with a name.
  public func all(_ identifier: String) -> [String] {
    entries.filter { $0.identifier == identifier }.map(\.text)
  }
}

/// The result of submitting a form.
public enum FormResult: Equatable, Sendable {
  /// All fields are valid.
  case valid(FormValues)
  /// Some fields are not valid, and the first of them has the focus now.
  case invalid([FormProblem])

  /// The values; nil if there were problems.
  public var values: FormValues? {
    if case .valid(let values) = self { values } else { nil }
  }

  /// The problems; empty if there were none.
  public var problems: [FormProblem] {
    if case .invalid(let problems) = self { problems } else { [] }
  }
}

/// A field whose value is not valid.
public struct FormProblem: Equatable, Sendable {
  /// The name of the field's value.
  public let identifier: String
  /// The message for the user; nil if the hint is enough.
  public let message: String?

  /// Creates a problem.
  public init(identifier: String, message: String?) {
    self.identifier = identifier
    self.message = message
  }
}
