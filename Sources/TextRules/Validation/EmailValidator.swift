import CConcertinaGLib

/// Validates that a text is an e-mail address.
///
/// The name before `@` may have letters of every script and all marks that mail systems allow
/// without quotation marks, such as `+`, `/` and an apostrophe; points only between others. The
/// domain may be internationalized: it is judged in the ASCII form that mail is sent with.
///
/// ```swift
/// EmailValidator().validate("o'neil+news@münchen.de")  // .valid
/// EmailValidator().validate("anna..b@example.org")     // .invalid("Wrong format")
/// ```
///
/// Only the form is checked. Whether anyone reads what is sent there is for a message to find out.
public struct EmailValidator: FieldValidator {
  package let messages: ValidationMessages

  /// Creates a validator.
  public init(messages: ValidationMessages = ValidationMessages()) { self.messages = messages }

  /// Validates an address.
  public func validate(_ text: String, value: String) -> FieldVerdict {
    guard !text.isEmpty else { return .invalid(messages.empty) }
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, Self.isName(parts[0]), Self.isDomain(String(parts[1])) else {
      return .invalid(messages.wrongFormat)
    }
    return .valid
  }

  // MARK: The name

  /// The longest name, in bytes (RFC 5321, section 4.5.3).
  private static let longestName = 64

  private static func isName(_ name: Substring) -> Bool {
    guard name.utf8.count <= longestName, !isOfOtherWidth(name), !name.contains("\u{3002}") else {
      return false
    }
    return name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy {
      !$0.isEmpty && $0.unicodeScalars.allSatisfy(isOfName)
    }
  }

  /// Whether mail systems allow a character without quotation marks (RFC 5322 and 6532).
  private static func isOfName(_ scalar: Unicode.Scalar) -> Bool {
    if "!#$%&'*+/=?^_`{|}~-".unicodeScalars.contains(scalar) { return true }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
      return true
    // These are neither quotation marks nor separators in any protocol.
    case .otherSymbol, .modifierSymbol, .currencySymbol, .mathSymbol, .dashPunctuation,
      .otherPunctuation, .connectorPunctuation, .initialPunctuation, .finalPunctuation:
      return !scalar.isASCII
    default: return false
    }
  }

  /// Whether a name has letters or marks that stand for others, as a keyboard of another script
  /// writes them, or a mark that looks like a point: mail systems take them for other characters.
  private static func isOfOtherWidth(_ part: some StringProtocol) -> Bool {
    part.unicodeScalars.contains { scalar in
      scalar == "\u{2024}" || scalar == "\u{FE52}" || (0xFF00...0xFF65).contains(scalar.value)
        || (0xFFA0...0xFFEF).contains(scalar.value)
    }
  }

  // MARK: The domain

  /// The longest domain, and the longest of its labels, in ASCII (RFC 1035, section 2.3.4).
  private static let longestDomain = 253
  private static let longestLabel = 63

  private static func isDomain(_ domain: String) -> Bool {
    // What looks like another domain than mail is sent to is a slip of the keyboard.
    let hasOwnPoint = domain.contains("\u{3002}")
    guard !isOfOtherWidth(domain), !hasOwnPoint || domain.contains(where: \.isForeignLetter) else {
      return false
    }
    // In the ASCII form of another script a hyphen is no longer at the end.
    let shown = domain.split { ".\u{3002}".contains($0) }
    guard !shown.contains(where: { $0.first == "-" || $0.last == "-" }) else { return false }
    guard let ascii = asciiForm(of: domain), ascii.utf8.count <= longestDomain else { return false }
    let labels = ascii.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count > 1, let last = labels.last, last.count > 1, last.contains(where: \.isLetter)
    else { return false }
    return labels.allSatisfy(isLabel)
  }

  private static func isLabel(_ label: Substring) -> Bool {
    (1...longestLabel).contains(label.count) && label.first != "-" && label.last != "-"
      && label.allSatisfy { $0 == "-" || $0.isASCII && ($0.isLetter || $0.isNumber) }
  }

  /// The form of a domain with which mail is sent; `nil` if it has none.
  private static func asciiForm(of domain: String) -> String? {
    // What is ASCII already stays as it is. GLib's function stops at a NUL.
    guard !domain.utf8.contains(0), let ascii = g_hostname_to_ascii(domain) else { return nil }
    defer { g_free(ascii) }
    return String(cString: ascii)
  }
}

extension Character {
  fileprivate var isForeignLetter: Bool { isLetter && !isASCII }
}
