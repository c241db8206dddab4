/// What the fields of a form held when it was submitted.
///
/// ```swift
/// form.onSubmit = { values in
///   signIn(values["email"] ?? "", password: values["password"] ?? "")
/// }
/// ```
public struct FormValues: Equatable, Sendable {
  /// The value of one field.
  public struct Entry: Equatable, Sendable {
    /// What it is called.
    public let identifier: String
    /// The text, as the person saw it.
    public let text: String
    /// The text without a mask's own characters, and a sum with a decimal point.
    public let rawText: String

    /// Makes an entry; without a raw text that is the text.
    public init(identifier: String, text: String, rawText: String? = nil) {
      self.identifier = identifier
      self.text = text
      self.rawText = rawText ?? text
    }
  }

  /// The values in the order of the fields; nothing is lost where two are called the same.
  public let entries: [Entry]

  /// Makes values.
  public init(_ entries: [Entry]) { self.entries = entries }

  /// The value of that name; of several the first; nil if there is none.
  public subscript(identifier: String) -> String? {
    entries.first { $0.identifier == identifier }?.text
  }

  /// The raw value of that name; of several the first; nil if there is none.
  public func raw(_ identifier: String) -> String? {
    entries.first { $0.identifier == identifier }?.rawText
  }

  /// All values of that name.
  public func all(_ identifier: String) -> [String] {
    entries.filter { $0.identifier == identifier }.map(\.text)
  }
}

/// What came of submitting a form.
public enum FormResult: Equatable, Sendable {
  /// All fields are as they should be.
  case valid(FormValues)
  /// Some are not, and the first of them has the focus now.
  case invalid([FormProblem])

  /// The values; nil if something was wrong.
  public var values: FormValues? {
    if case .valid(let values) = self { values } else { nil }
  }

  /// What was wrong; nothing if all was right.
  public var problems: [FormProblem] {
    if case .invalid(let problems) = self { problems } else { [] }
  }
}

/// A field that is not as it should be.
public struct FormProblem: Equatable, Sendable {
  /// What the field's value is called.
  public let identifier: String
  /// What the person is told; nil: the hint says enough.
  public let message: String?

  /// Makes a problem.
  public init(identifier: String, message: String?) {
    self.identifier = identifier
    self.message = message
  }
}
