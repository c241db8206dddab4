/// The texts of a template of gettext's, such as `po/concertina.pot`.
public struct MessageTemplate {
  /// A text with its context, and with its plural form.
  public struct Entry: Hashable {
    /// The context that distinguishes the text from the same one elsewhere.
    public var context: String?
    /// The text in English.
    public var text = ""
    /// The text for any number but one.
    public var plural: String?
  }

  /// The texts, without the entry for the head of the file.
  public let entries: [Entry]

  /// Reads a template.
  public init(parsing file: String) {
    var entries: [Entry] = []
    var keyword: Substring = ""
    for line in file.split(separator: "\n") where !line.hasPrefix("#") {
      if !line.hasPrefix("\"") { keyword = line.prefix { $0 != " " } }
      guard let quote = line.firstIndex(of: "\"") else { continue }
      let part = Self.unescaped(line[quote...].dropFirst().dropLast())
      let isStart = !line.hasPrefix("\"")
      // An entry begins with its context, or else with its text.
      let isOpen = entries.last.map { $0.context != nil && $0.text.isEmpty } ?? false
      if isStart, keyword == "msgctxt" || (keyword == "msgid" && !isOpen) {
        entries.append(Entry())
      }
      guard let last = entries.indices.last else { continue }
      switch keyword {
      case "msgctxt": entries[last].context = (entries[last].context ?? "") + part
      case "msgid": entries[last].text += part
      case "msgid_plural": entries[last].plural = (entries[last].plural ?? "") + part
      default: break
      }
    }
    self.entries = entries.filter { !$0.text.isEmpty }
  }

  /// Returns a file of translations for a language with two forms of plurals, as gettext's programs
  /// read it.
  ///
  /// - Parameter translation: Returns the translation of a text.
  /// - Returns: The content of the file.
  public func translations(_ translation: (String) -> String) -> String {
    let head = """
      msgid ""
      msgstr ""
      "Content-Type: text/plain; charset=UTF-8\\n"
      "Plural-Forms: nplurals=2; plural=(n != 1);\\n"

      """
    return entries.reduce(head) { file, entry in
      var lines = entry.context.map { ["msgctxt " + Self.quoted($0)] } ?? []
      lines.append("msgid " + Self.quoted(entry.text))
      if let plural = entry.plural {
        lines.append("msgid_plural " + Self.quoted(plural))
        for (index, form) in [entry.text, plural].enumerated() {
          lines.append("msgstr[\(index)] " + Self.quoted(translation(form)))
        }
      } else {
        lines.append("msgstr " + Self.quoted(translation(entry.text)))
      }
      return file + "\n" + lines.joined(separator: "\n") + "\n"
    }
  }

  private static func quoted(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "\"": escaped += "\\\""
      case "\\": escaped += "\\\\"
      case "\n": escaped += "\\n"
      default: escaped.append(character)
      }
    }
    return "\"\(escaped)\""
  }

  private static func unescaped(_ text: Substring) -> String {
    var result = ""
    var isEscaped = false
    for character in text {
      if isEscaped {
        result.append(character == "n" ? "\n" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        result.append(character)
      }
    }
    return result
  }
}
