/// Writes JSON such that every value stays on one line for every reader.
///
/// In addition to what JSON requires, it escapes the control characters of Latin-1 and U+2028 and
/// U+2029, since many programs end a line at some of these. Numbers that JSON cannot represent
/// (NaN, infinities) are written as `null`.
public enum JSONWriter {
  /// The greatest length of a line in the indented form before a value is divided over several
  /// lines.
  private static let lineLimit = 76
  /// The number of scalars of a string that an error message shows.
  private static let excerptLimit = 40

  /// Returns a value on one line, without spaces.
  public static func compact(_ value: JSONValue) -> String {
    var text = ""
    write(value, to: &text)
    return text
  }

  /// Returns a value for the user to read: two spaces per level, and small values on one line.
  public static func indented(_ value: JSONValue) -> String {
    indented(value, column: 0, level: 0)
  }

  /// Returns a string in quotes, escaped.
  public static func quoted(_ string: String) -> String {
    var text = ""
    write(string, to: &text)
    return text
  }

  /// Returns the beginning of a string in quotes, for messages.
  public static func excerpt(of string: String) -> String {
    let head = string.unicodeScalars.prefix(excerptLimit + 1)
    guard head.count > excerptLimit else { return quoted(string) }
    return quoted(String(String.UnicodeScalarView(head.dropLast())) + "…")
  }

  private static func write(_ value: JSONValue, to text: inout String) {
    switch value {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let value): text += number(value)
    case .string(let value): write(value, to: &text)
    case .array(let elements): write(elements, to: &text)
    case .object(let object): write(object, to: &text)
    }
  }

  private static func write(_ elements: [JSONValue], to text: inout String) {
    text += "["
    for (index, element) in elements.enumerated() {
      if index > 0 { text += "," }
      write(element, to: &text)
    }
    text += "]"
  }

  private static func write(_ object: JSONObject, to text: inout String) {
    text += "{"
    for (index, member) in object.members.enumerated() {
      if index > 0 { text += "," }
      write(member.key, to: &text)
      text += ":"
      write(member.value, to: &text)
    }
    text += "}"
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      if let escape = escape(for: scalar) {
        text += escape
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }

  private static func escape(for scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: return nil
    }
  }

  private static func number(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    guard abs(value) < 0x1p53, let whole = Int(exactly: value) else { return "\(value)" }
    return "\(whole)"
  }

  private static func indented(_ value: JSONValue, column: Int, level: Int) -> String {
    let line = spaced(value)
    guard column + line.utf8.count > lineLimit else { return line }
    switch value {
    case .array(let elements) where !elements.isEmpty:
      return block("[", elements.map { ("", $0) }, "]", level: level)
    case .object(let object) where object.count > 0:
      return block("{", object.members.map { (quoted($0.key) + ": ", $0.value) }, "}", level: level)
    default:
      return line
    }
  }

  private static func block(
    _ open: String, _ parts: [(label: String, value: JSONValue)], _ close: String, level: Int
  ) -> String {
    let margin = String(repeating: "  ", count: level + 1)
    let lines = parts.map { part in
      let column = margin.utf8.count + part.label.utf8.count
      return margin + part.label + indented(part.value, column: column, level: level + 1)
    }
    let end = "\n" + String(repeating: "  ", count: level) + close
    return open + "\n" + lines.joined(separator: ",\n") + end
  }

  private static func spaced(_ value: JSONValue) -> String {
    switch value {
    case .array(let elements): "[" + elements.map(spaced).joined(separator: ", ") + "]"
    case .object(let object):
      "{" + object.members.map { quoted($0.key) + ": " + spaced($0.value) }.joined(separator: ", ")
        + "}"
    default: compact(value)
    }
  }
}

extension JSONValue {
  /// The value on one line, without spaces.
  public var compactText: String { JSONWriter.compact(self) }
  /// The value for the user to read, on as many lines as it needs.
  public var indentedText: String { JSONWriter.indented(self) }
}
